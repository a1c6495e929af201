import {parameterAttributes, parameterGroups, parameterNames} from '../parameters';
import {appPermissions, bluetoothRequirements, type AppPermission} from '../requirements';
import {ACCESS_LABELS, ACTION_GROUPS, roleActions} from '../roleActions';
import {roles} from '../roles';
import {withIds} from '../types';
import {defineTable, type ColumnDefinition, type PickText} from './define';

export const roleTable = defineTable({
  title: {cs: 'Role a jejich rozsah', en: 'Roles and their scope'},
  narrow: 'stack',
  rows: roles,
  anchor: ({id}) => `role-${id}`,
  columns: [
    {key: 'role', label: {cs: 'Role', en: 'Role'}, cell: ({name}, pick) => pick(name)},
    {key: 'portalName', label: {cs: 'Název v portálu', en: 'Name in the portal'}, cell: ({portalName}) => portalName},
    {key: 'scope', label: {cs: 'Rozsah', en: 'Scope'}, cell: ({scope}, pick) => pick(scope)},
  ],
});

export const roleActionTable = defineTable({
  title: {cs: 'Co která role smí', en: 'What each role can do'},
  narrow: 'stack',
  rows: roleActions,
  anchor: ({id}) => `action-${id}`,
  groups: {
    labels: Object.fromEntries(Object.entries(ACTION_GROUPS).map(([id, label]) => [`permissions-${id}`, label])),
    of: ({group}) => `permissions-${group}`,
  },
  columns: [
    {key: 'action', label: {cs: 'Činnost', en: 'Task'}, cell: ({action}, pick) => pick(action)},
    ...roles.map(({id, name}) => ({
      key: id,
      label: name,
      cell: ({access}: (typeof roleActions)[number], pick: PickText) => {
        const label = ACCESS_LABELS[access[id]];
        return label === null ? null : pick(label);
      },
    })),
  ],
});

export const parameterGroupTable = defineTable({
  title: {cs: 'Skupiny parametrů měřicího bodu', en: 'Groups of measurement point parameters'},
  narrow: 'stack',
  rows: withIds(parameterGroups),
  anchor: ({id}) => `group-${id}`,
  columns: [
    {key: 'group', label: {cs: 'Skupina', en: 'Group'}, cell: ({name}, pick) => pick(name)},
    {key: 'affects', label: {cs: 'Co ovlivňuje', en: 'What it affects'}, cell: ({affects}, pick) => pick(affects)},
    {key: 'example', label: {cs: 'Příklad použití', en: 'Example'}, cell: ({example}, pick) => pick(example)},
  ],
});

export const parameterAttributeTable = defineTable({
  title: {cs: 'Vlastnosti parametru', en: 'Attributes of a parameter'},
  narrow: 'stack',
  rows: parameterAttributes,
  anchor: ({id}) => `attribute-${id}`,
  columns: [
    {
      key: 'attribute',
      label: {cs: 'Vlastnost', en: 'Attribute'},
      cell: ({label, key}) => (key ? `**${label}** (\`${key}\`)` : `**${label}**`),
    },
    {
      key: 'required',
      label: {cs: 'Povinná', en: 'Required'},
      cell: ({isRequired}, pick) => pick(isRequired ? {cs: 'ano', en: 'yes'} : {cs: 'ne', en: 'no'}),
    },
    {key: 'meaning', label: {cs: 'Význam', en: 'Meaning'}, cell: ({meaning}, pick) => pick(meaning)},
  ],
});

export const parameterNameTable = defineTable({
  title: {cs: 'Názvy parametrů', en: 'Parameter names'},
  narrow: 'stack',
  rows: parameterNames,
  anchor: ({id}) => `parameter-${id}`,
  columns: [
    {key: 'name', label: {cs: 'Název', en: 'Name'}, cell: ({id}) => `\`${id}\``},
    {
      key: 'certainty',
      label: {cs: 'Jistota názvu', en: 'Certainty of the name'},
      cell: ({isUnconfirmed}, pick) =>
        pick(
          isUnconfirmed
            ? {cs: 'neověřený, zkuste volbou **Test**', en: 'unconfirmed, try it with **Test**'}
            : {cs: 'známý', en: 'known'},
        ),
    },
    {key: 'group', label: {cs: 'Skupina', en: 'Group'}, cell: ({group}, pick) => pick(parameterGroups[group].name)},
    {key: 'value', label: {cs: 'Hodnota', en: 'Value'}, cell: ({value}, pick) => pick(value)},
    {key: 'effect', label: {cs: 'Účinek', en: 'Effect'}, cell: ({effect}, pick) => pick(effect)},
  ],
});

export const bluetoothRequirementTable = defineTable({
  title: {cs: 'Požadavky terminálu Bluetooth', en: 'Requirements for the Bluetooth terminal'},
  narrow: 'stack',
  rows: bluetoothRequirements,
  anchor: ({id}) => `requirement-${id}`,
  columns: [
    {key: 'item', label: {cs: 'Položka', en: 'Item'}, cell: ({item}, pick) => pick(item)},
    {key: 'works', label: {cs: 'Funguje', en: 'Works'}, cell: ({works}, pick) => pick(works)},
    {key: 'fails', label: {cs: 'Nefunguje', en: "Doesn't work"}, cell: ({fails}, pick) => pick(fails)},
  ],
});

function versionText({versions}: AppPermission, pick: PickText): string {
  const {from, to} = versions ?? {};
  if (from === undefined) {
    return to === undefined ? pick({cs: 'všechny', en: 'all'}) : pick({cs: `${to} a starší`, en: `${to} and older`});
  }
  if (to === undefined) {
    return pick({cs: `${from} a novější`, en: `${from} and newer`});
  }
  return to === from + 1
    ? pick({cs: `${from} a ${to}`, en: `${from} and ${to}`})
    : pick({cs: `${from} až ${to}`, en: `${from} to ${to}`});
}

const PERMISSION: ColumnDefinition<AppPermission> = {
  key: 'permission',
  label: {cs: 'Oprávnění', en: 'Permission'},
  cell: ({permission}, pick) => pick(permission),
};

const PURPOSE: ColumnDefinition<AppPermission> = {
  key: 'purpose',
  label: {cs: 'Proč', en: 'Why'},
  cell: ({purpose}, pick) => pick(purpose),
};

const permissionAnchor = ({id}: {id: string}) => `permission-${id}`;

export const androidPermissionTable = defineTable({
  title: {cs: 'Oprávnění Androidu podle verze', en: 'Android permissions by version'},
  narrow: 'stack',
  rows: withIds(appPermissions.android),
  anchor: permissionAnchor,
  columns: [
    {key: 'version', label: {cs: 'Verze', en: 'Version'}, cell: versionText},
    {...PERMISSION, label: {cs: 'Co povolit', en: 'What to allow'}},
    PURPOSE,
  ],
});

export const iosPermissionTable = defineTable({
  title: {cs: 'Oprávnění iOS', en: 'iOS permissions'},
  narrow: 'stack',
  rows: withIds(appPermissions.ios),
  anchor: permissionAnchor,
  columns: [
    PERMISSION,
    {key: 'place', label: {cs: 'Kde', en: 'Where'}, cell: ({place}, pick) => (place ? pick(place) : null)},
    PURPOSE,
  ],
});

export const otherPermissionTable = defineTable({
  title: {cs: 'Další oprávnění na obou systémech', en: 'Other permissions on both systems'},
  narrow: 'stack',
  rows: withIds(appPermissions.both),
  anchor: permissionAnchor,
  columns: [
    PERMISSION,
    {...PURPOSE, label: {cs: 'K čemu může sloužit', en: 'What it might be used for'}},
    {key: 'advice', label: {cs: 'Povolit?', en: 'Allow it?'}, cell: ({advice}, pick) => (advice ? pick(advice) : null)},
  ],
});
