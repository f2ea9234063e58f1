"use client";

import { ACCOUNT_MESSAGES } from "@confiserie/domain/accounts/account";
import {
	internationalPhone,
	nationalDigits,
	PHONE_COUNTRIES,
	splitPhone,
	typedPhone,
} from "@confiserie/domain/customers/phone";
import { ChevronDown } from "lucide-react";
import { type Ref, useId, useLayoutEffect, useRef, useState } from "react";
import { CONTROL_STYLE, describedBy, Field } from "@/ui/field";

export interface PhoneFieldProps {
	/** International form, "+33612345678"; a dial code or a plus sign alone while nothing more is typed. */
	value: string;
	onChange: (phoneNumber: string) => void;
	onBlur?: () => void;
	inputRef?: Ref<HTMLInputElement>;
	error?: string | undefined;
	hint?: string;
	/** Id of the number's input; one of its own otherwise. */
	id?: string;
}

/**
 * Country selector and national number: digits grouped per country, stored as dial code plus digits. A typed country code
 * chooses the country, of which there are more than the selector lists. Spec §5.
 */
export function PhoneField({
	value,
	onChange,
	onBlur,
	inputRef,
	error: givenError,
	hint,
	id: givenId,
}: PhoneFieldProps) {
	const ownId = useId();
	const id = givenId ?? ownId;
	const { country, digits } = splitPhone(value);
	const place = useCaret();
	const [impossible, setImpossible] = useState<string | null>(null);
	const error = givenError ?? (impossible === value ? ACCOUNT_MESSAGES.invalidPhone : null);
	const type = (input: HTMLInputElement) => {
		place(input, significant(input.value.slice(0, input.selectionStart ?? undefined)).length);
		onChange(internationalPhone(input.value, country));
	};
	const leave = async () => {
		onBlur?.();
		if (digits !== "" && !(await isPossible(value))) setImpossible(value);
	};
	return (
		<Field id={id} label="Téléphone" hint={hint} error={error}>
			<div className="flex gap-2">
				<span className="relative block shrink-0">
					<select
						aria-label="Pays du téléphone"
						autoComplete="tel-country-code"
						value={country?.code ?? ""}
						onChange={(event) => onChange(inCountry(value, event.target.value))}
						className={`${CONTROL_STYLE} appearance-none pr-9`}
					>
						{!country && (
							<option value="" aria-label="Autre pays">
								Autre
							</option>
						)}
						{PHONE_COUNTRIES.map(({ code, name, dialCode }) => (
							<option key={code} value={code} aria-label={`${code} ${dialCode}, ${name}`}>
								{`${code} ${dialCode}`}
							</option>
						))}
					</select>
					<ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4.5" />
				</span>
				<input
					id={id}
					ref={inputRef}
					type="tel"
					inputMode="tel"
					autoComplete="tel-national"
					value={typedPhone(value)}
					onChange={(event) => type(event.target)}
					onBlur={leave}
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy(id, { hint, error })}
					className={`${CONTROL_STYLE} min-w-0 flex-1`}
				/>
			</div>
		</Field>
	);
}

/** The same digits with the dial code of a listed country; a number of another country is unchanged. */
function inCountry(value: string, code: string): string {
	const { country, digits } = splitPhone(value);
	return internationalPhone(country ? digits : value, PHONE_COUNTRIES.find((listed) => listed.code === code) ?? null);
}

/**
 * Whether the number has as many digits as its country's numbers have. The numbering plans come when a number has been typed;
 * without them, as offline, the server alone decides.
 */
async function isPossible(value: string): Promise<boolean> {
	const plans = await import("@confiserie/domain/customers/phone-number").catch(() => null);
	return plans === null || plans.storedPhone(value) !== undefined;
}

/** What counts of a typed text: its digits, and the plus sign of a country code. */
const significant = (typed: string): string =>
	typed.trimStart().startsWith("+") ? `+${nationalDigits(typed)}` : nationalDigits(typed);

/** Leaves the caret behind the character that was typed, although the grouping moves the spaces around it. */
function useCaret(): (input: HTMLInputElement, charactersBefore: number) => void {
	const wanted = useRef<{ input: HTMLInputElement; charactersBefore: number } | null>(null);
	const [, rerender] = useState(0);
	useLayoutEffect(() => {
		if (!wanted.current) return;
		const { input, charactersBefore } = wanted.current;
		wanted.current = null;
		let position = 0;
		for (let seen = 0; seen < charactersBefore && position < input.value.length; position += 1) {
			if (/[\d+]/.test(input.value.charAt(position))) seen += 1;
		}
		input.setSelectionRange(position, position);
	});
	return (input, charactersBefore) => {
		wanted.current = { input, charactersBefore };
		rerender((count) => count + 1);
	};
}
