import React, {type ReactNode} from 'react';
import {formatNumber} from '../../src/lib/numbers';
import Bridge from '../parts/Bridge';
import Callout from '../parts/Callout';
import {BridgeCard} from '../parts/ConstructionCard';
import {Button, Dialog} from '../parts/controls';
import Icon from '../parts/Icon';
import PierHead from '../parts/PierHead';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {PIER_POINT} from '../world';

const TEXT = {
  cs: {distance: 'P2-celek.jpg', detail: 'P2-detail.jpg', sending: 'Nahrává se', file: 'P2-osy.jpg'},
  en: {distance: 'P2-overall.jpg', detail: 'P2-detail.jpg', sending: 'Uploading', file: 'P2-axes.jpg'},
} as const;

/** Images in the edit window of a measurement point, while another image is uploading. */
function MeasurementPointImages({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <PortalPage locale={locale} section="Constructions" className="docked">
      <BridgeCard locale={locale} marks={{show: 1, edit: 2, at: PIER_POINT.name[locale]}} />
      <Dialog title="Edit Measurement Point" note={PIER_POINT.name[locale]} className="images-dialog">
        <div className="images-head">
          <Button icon="picture" n={3}>
            Manage Images
          </Button>
          <span className="muted">PNG, JPG</span>
        </div>
        <div className="images">
          <figure>
            <div className="images-picture">
              <Bridge width={240} height={196} />
            </div>
            <figcaption>{text.distance}</figcaption>
          </figure>
          <figure>
            <div className="images-picture">
              <PierHead width={240} height={196} />
            </div>
            <figcaption>{text.detail}</figcaption>
          </figure>
        </div>
        <div className="images-upload">
          <Icon name="upload" />
          <span>
            {text.sending}: <b>{text.file}</b>
          </span>
          <span className="muted">{formatNumber(64, locale, {decimals: 0, unit: '%'})}</span>
          <i />
          <Callout n={4} x={-14} y={-14} />
        </div>
      </Dialog>
    </PortalPage>
  );
}

export default {
  name: 'mp-images',
  ...PORTAL,
  Component: MeasurementPointImages,
} satisfies Scene;
