import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import React, {type ReactNode, useState} from 'react';
import {modbusExceptions} from '../../data/modbus';
import type {ModbusDevice} from '../../data/modbusExamples';
import {type Locale, textIn} from '../../lib/locale';
import {bytesOfWord, formatBytes, parseHex} from '../../lib/modbus/bytes';
import {buildRequest, type ModbusRequest, parseResponse, type ResponseProblem} from '../../lib/modbus/frames';
import {Field, FieldGroup, type Format, Result, ToolForm, useNumberFormat} from '../ToolForm';
import {
  decodeRegisters,
  type Entries,
  entriesOf,
  evaluate,
  type NumberName,
  type Profile,
  PROFILES,
  type ValueField,
} from './profile';

/** Returns the error message for a response that is damaged, answers another request, or reports an exception. */
function problemText(problem: ResponseProblem, locale: Locale): string {
  const texts = {
    length: translate({
      id: 'site.modbusTool.response.length',
      message:
        'Wrong length. Expected bytes: {expected}; received: {received}. Part of the response is missing, or two frames are joined.',
    }),
    crc: translate({
      id: 'site.modbusTool.response.crc',
      message:
        'CRC error. Expected at the end: {expected}; received: {received}. The response was damaged during transmission; discard it and repeat the request.',
    }),
    different: translate({
      id: 'site.modbusTool.response.different',
      message: 'The response belongs to another request. Expected at the beginning: {expected}; received: {received}.',
    }),
  };
  switch (problem.kind) {
    case 'exception': {
      const {meaning, remedy} = modbusExceptions.find(({code}) => code === problem.code) ?? {};
      return translate(
        {
          id: 'site.modbusTool.response.exception',
          message: 'The device rejected the request with code {code}: {meaning}',
        },
        {
          code: formatBytes([problem.code]),
          meaning: meaning && remedy ? `${textIn(meaning, locale)}. ${textIn(remedy, locale)}.` : '?',
        },
      );
    }
    case 'length':
      return interpolate(texts.length, problem);
    case 'crc':
    case 'different':
      return interpolate(texts[problem.kind], {
        expected: formatBytes(problem.expected),
        received: formatBytes(problem.received),
      });
  }
}

/** Formats a value with its unit, if any, e.g. `25.50 °C`. @param count raw number, not yet multiplied by a factor */
function valueText({unit}: ValueField, count: number, format: Format): string {
  const decimals = String(unit?.factor ?? 1).split('.')[1]?.length ?? 0;
  return format(count * (unit?.factor ?? 1), {decimals, unit: unit?.symbol});
}

interface ResponseProps {
  profile: Profile;
  request: ModbusRequest;
  /** What the reader has pasted. */
  pasted: string;
  locale: Locale;
}

/** The verdict on the bytes that the reader has pasted, and the values in them. */
function Response({profile, request, pasted, locale}: ResponseProps): ReactNode {
  const format = useNumberFormat();
  const {bytes, wrong} = parseHex(pasted);
  if (wrong !== undefined) {
    return (
      <Result isProblem>
        {translate(
          {
            id: 'site.modbusTool.response.notHex',
            message:
              '“{token}” is not a byte, which has two hexadecimal digits. Delete everything except the bytes of the response.',
          },
          {token: wrong},
        )}
      </Result>
    );
  }
  if (bytes.length === 0) {
    return (
      <Result>
        {translate({id: 'site.modbusTool.response.empty', message: 'Paste the bytes that the device sent.'})}
      </Result>
    );
  }
  const response = parseResponse(bytes, request);
  if ('problem' in response) {
    return <Result isProblem>{problemText(response.problem, locale)}</Result>;
  }
  const verdict = response.words
    ? translate({
        id: 'site.modbusTool.response.valid',
        message: 'The response is valid: the address, function, length, and CRC are correct.',
      })
    : translate({
        id: 'site.modbusTool.response.written',
        message: 'The device confirmed the write by sending the same frame back.',
      });
  return (
    <>
      <Result>{verdict}</Result>
      {response.words && (
        <table>
          <thead>
            <tr>
              <th scope="col">{translate({id: 'site.modbusTool.column.register', message: 'Register'})}</th>
              <th scope="col">{translate({id: 'site.modbusTool.column.bytes', message: 'Bytes'})}</th>
              <th scope="col">{translate({id: 'site.modbusTool.value', message: 'Value'})}</th>
            </tr>
          </thead>
          <tbody>
            {decodeRegisters(profile, request.address, response.words).map(({field, words, number}) => {
              const code = field.codes?.find(({value}) => value === number);
              const addresses = words.map((_, index) => profile.addressText(field.address + index));
              return (
                <tr key={field.address}>
                  <th scope="row">
                    {addresses.join('–')} <span className="site-note">{field.name && textIn(field.name, locale)}</span>
                  </th>
                  <td translate="no">
                    <code>{formatBytes(words.flatMap(bytesOfWord))}</code>
                  </td>
                  <td>
                    <strong>{valueText(field, number, format)}</strong>{' '}
                    <span className="site-note">{code && textIn(code.meaning, locale)}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Renders a form that builds Modbus RTU requests for a device, and checks and decodes responses. It sends nothing. */
export default function ModbusTool({device}: {device: ModbusDevice}): ReactNode {
  const profile = PROFILES[device];
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const [entries, setEntries] = useState(() => entriesOf(profile));
  const {request, ranges, invalid} = evaluate(entries, profile);
  const field = <Name extends keyof Entries>(name: Name) => ({
    value: entries[name],
    onChange: (value: string) => setEntries({...entries, [name]: value}),
  });
  const numberField = (name: NumberName) => ({
    ...field(name),
    hint: `${ranges[name].minimum}–${ranges[name].maximum}`.replace('-', '−'),
    isInvalid: invalid.includes(name),
  });
  const kinds: Record<Entries['kind'], string> = {
    read: translate({id: 'site.modbusTool.function.read', message: 'read registers (FC03)'}),
    writeCoil: translate({id: 'site.modbusTool.function.coil', message: 'switch a coil (FC05)'}),
    writeRegister: translate({id: 'site.modbusTool.function.write', message: 'write a register (FC06)'}),
  };
  return (
    <ToolForm label={translate({id: 'site.modbusTool.label', message: 'Modbus frames'})}>
      <FieldGroup legend={translate({id: 'site.modbusTool.request', message: 'Request'})}>
        <Field {...numberField('slave')} label={translate({id: 'site.modbusTool.slave', message: 'Device address'})} />
        <Field {...field('kind')} label={translate({id: 'site.modbusTool.function', message: 'Function'})}>
          {Object.entries(kinds).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </Field>
        <Field
          {...numberField('address')}
          label={translate({id: 'site.modbusTool.address', message: 'First address'})}
          hint={translate({
            id: 'site.modbusTool.address.hint',
            message: 'As in the register list, starting at zero: 1646 or 0x066E',
          })}
        />
        <Field
          {...numberField('content')}
          label={
            entries.kind === 'read'
              ? translate({id: 'site.modbusTool.registers', message: 'Number of registers'})
              : translate({id: 'site.modbusTool.value', message: 'Value'})
          }
        />
        <Result isProblem={invalid.length > 0}>
          {invalid.length > 0 ? (
            translate({id: 'site.tools.incomplete', message: 'Fix the highlighted field to see the result.'})
          ) : (
            <CodeBlock>{formatBytes(buildRequest(request))}</CodeBlock>
          )}
        </Result>
      </FieldGroup>
      <FieldGroup legend={translate({id: 'site.modbusTool.response', message: 'Response'})}>
        <Field
          {...field('response')}
          rows={2}
          label={translate({id: 'site.modbusTool.response.label', message: 'Bytes of the response'})}
          hint={translate({
            id: 'site.modbusTool.response.hint',
            message:
              'The response to the request above, in hexadecimal, as your program shows it: 01 03 …, 0103…, 0x01,0x03…',
          })}
        />
        {invalid.length === 0 && <Response {...{profile, request, locale}} pasted={entries.response} />}
      </FieldGroup>
    </ToolForm>
  );
}
