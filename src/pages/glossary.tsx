import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import Glossary from '../components/Glossary';

/** The page `/glossary/`. Shows every term of the manual with its definition and its name in the other language. */
export default function GlossaryPage(): ReactNode {
  return (
    <Layout
      title={translate({id: 'site.glossary.title', message: 'Glossary'})}
      description={translate({
        id: 'site.glossary.description',
        message:
          'Terms of bridge and building monitoring with short definitions in English and their Czech counterparts: structures, quantities, devices, Modbus, Bluetooth.',
      })}>
      <main className="container margin-vert--lg">
        <Heading as="h1">
          <Translate id="site.glossary.title">Glossary</Translate>
        </Heading>
        <p>
          <Translate id="site.glossary.lead">
            What the terms in this manual mean and what they're called in Czech. On each page, a dotted line marks the
            first use of an important term; point to it or tap it to see its definition.
          </Translate>
        </p>
        <Glossary />
      </main>
    </Layout>
  );
}
