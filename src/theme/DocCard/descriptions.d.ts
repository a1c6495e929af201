declare module '@generated/lean-client/default/descriptions.json' {
  import type {Descriptions} from '@site/src/plugins/lean-client/descriptions';

  const descriptions: Descriptions;
  export default descriptions;
}
