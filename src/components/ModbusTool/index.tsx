import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode, useId, useState} from 'react';
import {registersOf} from '../../lib/modbus/decode';
import {formatBytes, formatWord, parseHex} from '../../lib/modbus/hex';
import {COIL_OFF, COIL_ON} from '../../lib/modbus/request';
import {parseAnswer} from '../../lib/modbus/response';
import {
  BytesField,
  type Choice,
  CopyButton,
  Examples,
  FieldGroup,
  FieldRow,
  Result,
  type ResultTone,
  SelectField,
  TextField,
  ToolForm,
  useNumberFormat,
} from '../ToolForm';
import {actionOf, type EntryName, evaluate, type Evaluation, exampleForm, type FormState, initialValue} from './form';
import {
  actionLabel,
  addressText,
  answerProblem,
  coilState,
  entryError,
  entryName,
  exampleLabel,
  functionName,
  functionOf,
  hexProblem,
  textIn,
  typeName,
  valueMeaning,
  valueText,
} from './messages';
import {
  type Action,
  decodeFields,
  fieldsOf,
  freeFields,
  HIGHEST_STANDARD_SLAVE,
  type ModbusDevice,
  type Profile,
  PROFILES,
} from './profile';
import styles from './styles.module.css';

interface PartProps {
  profile: Profile;
  form: FormState;
  evaluation: Evaluation;
  change: (changes: Partial<FormState>) => void;
}

const ENTRIES: readonly EntryName[] = ['slave', 'address', 'count', 'value'];

function valueChoices(action: Action, locale: string): Choice<string>[] | undefined {
  if (action.kind === 'writeCoil') {
    const codes = action.codes?.map(({value, meaning}) => ({value, meaning: textIn(meaning, locale)})) ?? [
      {value: COIL_ON, meaning: coilState(COIL_ON)},
      {value: COIL_OFF, meaning: coilState(COIL_OFF)},
    ];
    return codes.map(({value, meaning}) => ({value: String(value), label: `${formatWord(value)} = ${meaning}`}));
  }
  if (action.kind === 'writeRegister' && action.values && 'codes' in action.values) {
    return action.values.codes.map(({value, meaning}) => ({
      value: String(value),
      label: `${value} = ${textIn(meaning, locale)}`,
    }));
  }
  return undefined;
}

function Entries({profile, form, evaluation: {action, problems}, change}: PartProps): ReactNode {
  const {
    i18n: {currentLocale: locale},
  } = useDocusaurusContext();
  const choices = valueChoices(action, locale);
  const entry = (name: EntryName) => ({
    label: entryName(name),
    error: entryError(problems[name]),
    value: form[name],
    onChange: (text: string) => change({[name]: text}),
  });
  const beyondStandard = problems.slave === undefined && Number(form.slave) > HIGHEST_STANDARD_SLAVE;
  return (
    <>
      <FieldRow>
        <TextField
          {...entry('slave')}
          inputMode="numeric"
          hint={
            beyondStandard ? (
              <Translate
                id="site.modbusTool.slave.beyond"
                description="Note when the slave address is higher than the standard permits">
                Addresses above 247 are outside the Modbus standard. Use them only where this device is alone on the
                bus.
              </Translate>
            ) : (
              `1–${profile.highestSlave}`
            )
          }
        />
        <SelectField
          label={translate({
            id: 'site.modbusTool.action',
            message: 'What to do',
            description: 'Label of the list of Modbus requests',
          })}
          value={form.action}
          choices={profile.actions.map((choice) => ({
            value: choice.id,
            label: actionLabel(profile, choice, locale),
            group: functionName(functionOf(choice)),
          }))}
          onChange={(id) => {
            const known = profile.examples.some(({answer}) => answer === form.answer);
            // The answer of an example would only be refused after another request.
            change({action: id, value: initialValue(actionOf(profile, id)), ...(known && {answer: ''})});
          }}
        />
        {choices && (
          <SelectField
            label={entryName('value')}
            value={form.value}
            choices={choices}
            onChange={(value) => change({value})}
          />
        )}
        {action.kind === 'writeRegister' && !choices && (
          <TextField
            {...entry('value')}
            inputMode={action.values ? 'numeric' : 'text'}
            hint={
              action.values && 'minimum' in action.values
                ? `${action.values.minimum}–${action.values.maximum}`
                : translate({
                    id: 'site.modbusTool.value.hint',
                    message: '−32768 to 65535; a negative number is sent in two’s complement',
                    description: 'Hint at the value of a free register',
                  })
            }
          />
        )}
      </FieldRow>
      {action.address === undefined && (
        <FieldRow>
          <TextField
            {...entry('address')}
            inputMode="text"
            hint={translate({
              id: 'site.modbusTool.address.hint',
              message: 'From the register list supplied with the device, counted from zero: 1646 or 0x066E',
              description: 'Hint at the address of a free register',
            })}
          />
          {action.kind === 'read' && (
            <>
              <TextField {...entry('count')} inputMode="numeric" hint="1–125" />
              <SelectField
                label={translate({
                  id: 'site.modbusTool.type',
                  message: 'Number type',
                  description: 'Label of the list of number types',
                })}
                value={form.type}
                choices={profile.freeTypes.map((type) => ({value: type, label: typeName(type)}))}
                onChange={(type) => change({type})}
              />
            </>
          )}
        </FieldRow>
      )}
    </>
  );
}

function valueExplained({action, request}: Evaluation, form: FormState, locale: string): string {
  const value = request && 'value' in request ? request.value : undefined;
  const chosen = valueChoices(action, locale)?.find((choice) => choice.value === form.value);
  return chosen?.label ?? (value === undefined ? '' : form.value.trim());
}

/** Rows that explain a request: bytes, their role, their meaning. */
function explain(
  profile: Profile,
  form: FormState,
  evaluation: Evaluation,
  locale: string,
): [string, string, string][] {
  const {bytes, request, action} = evaluation;
  if (!bytes || !request) {
    return [];
  }
  const part = (start: number, end?: number) => formatBytes(bytes.slice(start, end));
  const label = action.label && action.address !== undefined ? `: ${textIn(action.label, locale)}` : '';
  const [low = 0, high = 0] = bytes.slice(-2);
  return [
    [part(0, 1), entryName('slave'), String(request.slave)],
    [
      part(1, 2),
      translate({id: 'site.modbusTool.part.function', message: 'Function', description: 'Part of a Modbus frame'}),
      functionName(request.function),
    ],
    [part(2, 4), entryName('address'), `${addressText(profile, request.address)}${label}`],
    'count' in request
      ? [part(4, 6), entryName('count'), String(request.count)]
      : [part(4, 6), entryName('value'), valueExplained(evaluation, form, locale)],
    [
      part(6),
      translate({id: 'site.modbusTool.part.crc', message: 'Checksum', description: 'Part of a Modbus frame'}),
      translate(
        {
          id: 'site.modbusTool.part.crc.meaning',
          message: 'CRC {value}, low byte first',
          description: 'Explanation of the checksum of a Modbus frame',
        },
        {value: formatWord((high << 8) | low)},
      ),
    ],
  ];
}

function RequestPart(props: PartProps): ReactNode {
  const {profile, form, evaluation} = props;
  const {
    i18n: {currentLocale: locale},
  } = useDocusaurusContext();
  const frameId = useId();
  const missing = ENTRIES.filter((name) => evaluation.problems[name]?.kind === 'empty').map(entryName);
  const frame = evaluation.bytes && formatBytes(evaluation.bytes);
  return (
    <FieldGroup
      legend={
        <Translate id="site.modbusTool.request" description="Title of the part of the frame tool that builds a request">
          Request
        </Translate>
      }>
      <Entries {...props} />
      <Result tone={frame ? 'good' : 'warning'}>
        {frame ? (
          <code id={frameId} className={styles.frame} translate="no">
            {frame}
          </code>
        ) : missing.length > 0 ? (
          <Translate
            id="site.modbusTool.request.missing"
            description="Result of the frame tool while entries are empty; lists their labels"
            values={{entries: missing.join(', ')}}>
            {'Fill in: {entries}.'}
          </Translate>
        ) : (
          <Translate
            id="site.modbusTool.request.wrong"
            description="Result of the frame tool while an entry is wrong; the error stands below the entry">
            Correct the marked entry and the request appears here.
          </Translate>
        )}
      </Result>
      {frame && (
        <>
          <CopyButton
            text={frame}
            source={frameId}
            label={translate({
              id: 'site.modbusTool.copy',
              message: 'Copy request',
              description: 'Button that copies the bytes of the request',
            })}
          />
          <table className={styles.explanation}>
            <caption>
              <Translate
                id="site.modbusTool.request.caption"
                description="Caption of the table that explains each byte of the request">
                What the bytes mean
              </Translate>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <Translate id="site.modbusTool.column.bytes" description="Column heading in the frame tool">
                    Bytes
                  </Translate>
                </th>
                <th scope="col">
                  <Translate id="site.modbusTool.column.part" description="Column heading in the frame tool">
                    Part
                  </Translate>
                </th>
                <th scope="col">
                  <Translate id="site.modbusTool.column.meaning" description="Column heading in the frame tool">
                    Meaning
                  </Translate>
                </th>
              </tr>
            </thead>
            <tbody>
              {explain(profile, form, evaluation, locale).map(([bytes, part, meaning]) => (
                <tr key={part}>
                  <td className={styles.bytes}>
                    <span className={styles.word}>{bytes}</span>
                  </td>
                  <th scope="row">{part}</th>
                  <td>{meaning}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </FieldGroup>
  );
}

interface Decoded {
  address: string;
  name: string;
  words: readonly string[];
  value: string;
  meaning: string;
}

function useDecoded(profile: Profile, form: FormState, evaluation: Evaluation, words: readonly number[]): Decoded[] {
  const {
    i18n: {currentLocale: locale},
  } = useDocusaurusContext();
  const format = useNumberFormat();
  const {action, address} = evaluation;
  const isFree = action.address === undefined;
  const fields = isFree
    ? freeFields(address, words.length, form.type)
    : fieldsOf(profile, action.address ?? 0, words.length);
  return decodeFields(fields, words).map(({field, words: own, number}, index) => {
    const first = addressText(profile, field.address);
    const size = registersOf(field.type);
    const last = size > 1 ? `–${addressText(profile, field.address + size - 1)}` : '';
    const position = translate(
      {
        id: 'site.modbusTool.nth',
        message: 'value {number}',
        description: 'Name of a decoded value whose register address is not filled in',
      },
      {number: index + 1},
    );
    return {
      address: isFree && address === undefined ? position : `${first}${last}`,
      name: field.name ? textIn(field.name, locale) : '',
      words: own.map((word) => formatBytes([word >>> 8, word & 0xff])),
      value: valueText(field, number, format),
      meaning: valueMeaning(field, number, locale, format),
    };
  });
}

function DecodedTable({
  profile,
  form,
  evaluation,
  words,
}: Omit<PartProps, 'change'> & {words: readonly number[]}): ReactNode {
  const rows = useDecoded(profile, form, evaluation, words);
  return (
    <table>
      <caption>
        <Translate id="site.modbusTool.answer.caption" description="Caption of the table of decoded values">
          Values in the answer
        </Translate>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="site.modbusTool.column.register" description="Column heading in the frame tool">
              Register
            </Translate>
          </th>
          <th scope="col">
            <Translate id="site.modbusTool.column.bytes" description="Column heading in the frame tool">
              Bytes
            </Translate>
          </th>
          <th scope="col">
            <Translate id="site.modbusTool.column.value" description="Column heading in the frame tool">
              Value
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({address, name, words: own, value, meaning}) => (
          <tr key={address}>
            <th scope="row">
              {address} <span className={styles.name}>{name}</span>
            </th>
            <td className={styles.bytes}>
              {own.map((word, index) => (
                <React.Fragment key={index}>
                  <span className={styles.word}>{word}</span>{' '}
                </React.Fragment>
              ))}
            </td>
            <td>
              <strong>{value}</strong> {meaning && <span className={styles.meaning}>{meaning}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Verdict {
  tone: ResultTone;
  message: ReactNode;
  /** Registers of a valid answer. */
  words?: readonly number[];
}

function judge(form: FormState, {expected, bytes}: Evaluation, locale: string): Verdict {
  const parsed = parseHex(form.answer);
  if (!parsed.ok) {
    return {tone: parsed.problem === 'empty' ? 'plain' : 'problem', message: hexProblem(parsed)};
  }
  if (!expected) {
    return {
      tone: 'warning',
      message: (
        <Translate
          id="site.modbusTool.answer.noRequest"
          description="Result of the frame tool when there is an answer but no valid request to check it against">
          Complete the request first; the answer is checked against it.
        </Translate>
      ),
    };
  }
  const answer = parseAnswer(parsed.bytes, expected, bytes);
  if (!answer.ok) {
    return {tone: 'problem', message: answerProblem(answer.problem, locale)};
  }
  const written = answer.kind === 'written';
  return {
    tone: 'good',
    words: written ? undefined : answer.words,
    message: (
      <>
        {written ? (
          <Translate
            id="site.modbusTool.answer.written"
            description="Result of the frame tool when the device repeated a write request">
            The device confirmed the write: it sent the same frame back.
          </Translate>
        ) : (
          <Translate
            id="site.modbusTool.answer.valid"
            description="Result of the frame tool when an answer can be decoded">
            The answer is valid: address, function, length, and checksum are right.
          </Translate>
        )}{' '}
        {answer.skippedRequest && (
          <Translate
            id="site.modbusTool.answer.skipped"
            description="Added to the result when the pasted bytes start with the request">
            The request in front of it, which the adapter sent back, was skipped.
          </Translate>
        )}
      </>
    ),
  };
}

function AnswerVerdict({form, evaluation, profile}: Omit<PartProps, 'change'>): ReactNode {
  const {
    i18n: {currentLocale: locale},
  } = useDocusaurusContext();
  const {tone, message, words} = judge(form, evaluation, locale);
  return (
    <>
      <Result tone={tone}>{message}</Result>
      {words && <DecodedTable profile={profile} form={form} evaluation={evaluation} words={words} />}
    </>
  );
}

/**
 * Builds Modbus RTU requests for one device family and reads the answers: checks address, function, length and CRC and
 * decodes the registers with their sign, word order and unit. Everything is computed in the page; nothing is sent.
 */
export default function ModbusTool({device}: {device: ModbusDevice}): ReactNode {
  const profile = PROFILES[device];
  const {
    i18n: {currentLocale: locale},
  } = useDocusaurusContext();
  const [form, setForm] = useState<FormState>(() => {
    const [first] = profile.examples;
    if (!first) {
      throw new Error(`ModbusTool: "${device}" has no example to start with; add one in profile.ts.`);
    }
    return exampleForm(profile, first);
  });
  const evaluation = evaluate(profile, form);
  const change = (changes: Partial<FormState>) => setForm((current) => ({...current, ...changes}));
  return (
    <ToolForm
      label={translate({
        id: 'site.modbusTool.label',
        message: 'Modbus frames',
        description: 'Accessible name of the frame tool',
      })}>
      <Examples
        examples={profile.examples.map((example) => ({id: example.id, label: exampleLabel(example, locale)}))}
        onChoose={(id) => {
          const example = profile.examples.find((candidate) => candidate.id === id);
          if (example) {
            setForm(exampleForm(profile, example));
          }
        }}
      />
      <RequestPart profile={profile} form={form} evaluation={evaluation} change={change} />
      <FieldGroup
        legend={
          <Translate id="site.modbusTool.answer" description="Title of the part of the frame tool that reads an answer">
            Answer
          </Translate>
        }>
        <FieldRow>
          <BytesField
            label={translate({
              id: 'site.modbusTool.answer.label',
              message: 'Bytes of the answer',
              description: 'Label of the field for the received bytes',
            })}
            hint={translate({
              id: 'site.modbusTool.answer.hint',
              message:
                'The answer to the request above, in hexadecimal, as your program shows it: 01 03 …, 0103…, 0x01,0x03…',
              description: 'Hint at the field for the received bytes',
            })}
            value={form.answer}
            onChange={(answer) => change({answer})}
          />
        </FieldRow>
        <AnswerVerdict profile={profile} form={form} evaluation={evaluation} />
      </FieldGroup>
    </ToolForm>
  );
}
