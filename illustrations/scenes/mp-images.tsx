import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import Bridge from '../parts/Bridge';
import Callout from '../parts/Callout';
import {BridgeCard} from '../parts/ConstructionCard';
import {Button, Dialog, Gauge} from '../parts/controls';
import Icon from '../parts/Icon';
import PierHead from '../parts/PierHead';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {PIER_POINT} from '../world';

const TEXT = {
  distance: {cs: 'P2-celek.jpg', en: 'P2-overall.jpg'},
  detail: {cs: 'P2-detail.jpg', en: 'P2-detail.jpg'},
  sending: {cs: 'Nahrává se', en: 'Uploading'},
  file: {cs: 'P2-osy.jpg', en: 'P2-axes.jpg'},
} as const;

const UPLOAD =
  'grid relative items-center gap-12 pt-14 pb-16 px-16 mb-6 grid-cols-[auto_1fr_auto] border border-edge rounded-8';

/** Images in the edit window of a measurement point, while another image is uploading. */
function MeasurementPointImages({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <PortalPage locale={locale} section="Constructions">
      <BridgeCard locale={locale} marks={{show: 1, edit: 2, at: PIER_POINT.name[locale]}} />
      <Dialog
        className="inset-y-18 right-22 w-540"
        body="grid content-between py-16 px-20"
        title="Edit Measurement Point"
        note={PIER_POINT.name[locale]}>
        <div className="flex items-center justify-between">
          <Button icon="picture" n={3}>
            Manage Images
          </Button>
          <span className="text-muted">PNG, JPG</span>
        </div>
        <div className="grid gap-14 grid-cols-2">
          <figure className="grid gap-8">
            <div className="overflow-hidden border border-line rounded-8 bg-page">
              <Bridge width={240} height={196} />
            </div>
            <figcaption>{text.distance}</figcaption>
          </figure>
          <figure className="grid gap-8">
            <div className="overflow-hidden border border-line rounded-8 bg-page">
              <PierHead width={240} height={196} />
            </div>
            <figcaption>{text.detail}</figcaption>
          </figure>
        </div>
        <div className={UPLOAD}>
          <Icon className="text-link" name="upload" />
          <span>
            {text.sending}: <b>{text.file}</b>
          </span>
          <span className="text-muted">{formatNumber(64, locale, {decimals: 0, unit: '%'})}</span>
          <Gauge share={64} className="h-8 col-span-full rounded-4" />
          <Callout n={4} x={-14} y={-14} />
        </div>
      </Dialog>
    </PortalPage>
  );
}

export default {name: 'mp-images', ...PORTAL, Component: MeasurementPointImages} satisfies Scene;
