"use client";

import {
	groupPhone,
	internationalPhone,
	nationalDigits,
	PHONE_COUNTRIES,
	type PhoneCountry,
	splitPhone,
} from "@confiserie/domain/phone";
import { ChevronDown } from "lucide-react";
import { type Ref, useId, useLayoutEffect, useRef, useState } from "react";
import { CONTROL_STYLE, describedBy, Field } from "@/ui/field";

export interface PhoneFieldProps {
	/** International form, "+33612345678"; a dial code alone while nothing is typed. */
	value: string;
	onChange: (phoneNumber: string) => void;
	onBlur?: () => void;
	inputRef?: Ref<HTMLInputElement>;
	error?: string | undefined;
	hint?: string;
	/** Id of the number's input; one of its own otherwise. */
	id?: string;
}

/** Country selector and national number: digits grouped per country, stored as dial code plus digits. Spec §5. */
export function PhoneField({ value, onChange, onBlur, inputRef, error, hint, id: givenId }: PhoneFieldProps) {
	const ownId = useId();
	const id = givenId ?? ownId;
	const { country, digits } = splitPhone(value);
	const place = useCaret();
	const type = (input: HTMLInputElement) => {
		const pasted = pastedNumber(input.value);
		if (pasted) return onChange(pasted);
		place(input, nationalDigits(input.value.slice(0, input.selectionStart ?? undefined)).length);
		onChange(internationalPhone(input.value, country));
	};
	return (
		<Field id={id} label="Téléphone" hint={hint} error={error ?? null}>
			<div className="flex gap-2">
				<span className="relative block shrink-0">
					<select
						aria-label="Pays du téléphone"
						autoComplete="tel-country-code"
						value={country.code}
						onChange={(event) => onChange(internationalPhone(digits, countryOf(event.target.value)))}
						className={`${CONTROL_STYLE} appearance-none pr-9`}
					>
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
					value={groupPhone(digits, country)}
					onChange={(event) => type(event.target)}
					onBlur={onBlur}
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy(id, { hint, error: error ?? null })}
					className={`${CONTROL_STYLE} min-w-0 flex-1`}
				/>
			</div>
		</Field>
	);
}

const countryOf = (code: string): PhoneCountry =>
	PHONE_COUNTRIES.find((country) => country.code === code) ?? PHONE_COUNTRIES[0];

/** A whole number with its dial code, as address books paste it: it chooses the country too. */
function pastedNumber(typed: string): string | null {
	const compact = typed.replace(/[^\d+]/g, "").replace(/^00/, "+");
	const country = PHONE_COUNTRIES.find(({ dialCode }) => compact.startsWith(dialCode));
	return country ? internationalPhone(compact.slice(country.dialCode.length), country) : null;
}

/** Keeps the caret behind the digit that was typed, although the grouping moves the spaces around it. */
function useCaret(): (input: HTMLInputElement, digitsBefore: number) => void {
	const wanted = useRef<{ input: HTMLInputElement; digitsBefore: number } | null>(null);
	const [, rerender] = useState(0);
	useLayoutEffect(() => {
		if (!wanted.current) return;
		const { input, digitsBefore } = wanted.current;
		wanted.current = null;
		let position = 0;
		for (let seen = 0; seen < digitsBefore && position < input.value.length; position += 1) {
			if (/\d/.test(input.value.charAt(position))) seen += 1;
		}
		input.setSelectionRange(position, position);
	});
	return (input, digitsBefore) => {
		wanted.current = { input, digitsBefore };
		rerender((count) => count + 1);
	};
}
