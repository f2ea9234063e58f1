"use client";

import type { Address } from "@confiserie/domain/contract/addresses";
import { ADDRESS_COUNTRIES, ADDRESS_LIMITS, type AddressFields, countryOf } from "@confiserie/domain/customers/address";
import { type CountryCode, undeliverable } from "@confiserie/domain/delivery/delivery-area";
import { addressTerms } from "@confiserie/domain/delivery/delivery-words";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { AddressChoice, CityHelp, knownAddress } from "@/features/account/addresses";
import { Select } from "@/ui/select";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";
import { type CheckoutValues, fieldId, NO_ADDRESS } from "./form-values";

const EDIT = "min-h-11 self-start font-semibold text-framboise-fonce underline underline-offset-4 hover:no-underline";

export interface DeliveryFieldsProps {
	form: UseFormReturn<CheckoutValues>;
	/** The customer's address book; empty while it is read, and when it cannot be. */
	addresses: readonly Address[];
	/** Delivered to. */
	countries: readonly CountryCode[];
	/** The goods are fetched: the address is for the invoice. */
	isPickup: boolean;
}

/** Where to deliver: a saved address, whose fields are folded up, or another one, with the communes of the postal code. Source: spec §2 "Checkout". */
export function DeliveryFields({ form, addresses, countries, isPickup }: DeliveryFieldsProps) {
	const { isSubmitted } = form.formState;
	const terms = addressTerms(isPickup);
	const address = form.watch("address");
	const field = (name: "deliveryNotes" | `address.${keyof CheckoutValues["address"]}`) => ({
		// A postal code is right or wrong for a country.
		...form.register(name, name === "address.country" && isSubmitted ? { deps: "address.postalCode" } : {}),
		id: fieldId(name),
		error: form.getFieldState(name, form.formState).error?.message ?? null,
	});
	const text = (name: Exclude<keyof AddressFields, "additionalInfo">) => ({
		...field(`address.${name}`),
		maxLength: ADDRESS_LIMITS[name],
	});
	const [isTyped, setTyped] = useState(false);
	const takesFocus = useRef(false);
	const edit = () => {
		setTyped(true);
		takesFocus.current = true;
	};
	const choose = (chosen: Address | null) => {
		setTyped(chosen === null);
		takesFocus.current = chosen === null;
		fillAddress(form, chosen, addresses);
	};
	// Once the fields are there.
	useEffect(() => {
		if (!takesFocus.current) return;
		takesFocus.current = false;
		form.setFocus("address.street");
	});
	const saved = knownAddress(addresses, address);
	/** A saved address says it all, unless something is wrong with it. */
	const isFolded = saved && !isTyped && !undeliverable(saved, countries) && !form.formState.errors.address;
	const setCity = (city: string) => form.setValue("address.city", city, { shouldValidate: isSubmitted });
	const country = countryOf(address.country);
	// A saved address may be where nothing is delivered: it stays to be seen, with the reason. Its country is there before it is filled in.
	const known = new Set([country, ...addresses.map((saved) => countryOf(saved.country))].map((one) => one?.code));
	const offered = ADDRESS_COUNTRIES.filter(({ code }) => countries.includes(code) || known.has(code));
	return (
		<fieldset className="flex flex-col gap-5">
			<legend className="display mb-4 text-2xl">{terms.address}</legend>
			{addresses.length > 0 && (
				<AddressChoice addresses={addresses} countries={countries} current={address} onChoose={choose} />
			)}
			{isFolded ? (
				<button type="button" onClick={edit} className={EDIT}>
					Modifier l'adresse
				</button>
			) : (
				<div className="flex flex-col gap-5" onInput={() => setTyped(true)}>
					<TextField {...text("street")} label="Numéro et rue" autoComplete="street-address" />
					<div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
						<TextField
							{...text("postalCode")}
							label="Code postal"
							inputMode={country?.code === "NL" ? "text" : "numeric"}
							autoComplete="postal-code"
						/>
						<TextField {...text("city")} label="Ville" autoComplete="address-level2" />
					</div>
					<CityHelp
						{...address}
						cityId={fieldId("address.city")}
						onFill={setCity}
						onPick={(city) => {
							setCity(city);
							form.setFocus("address.city");
						}}
					/>
					<Select
						{...field("address.country")}
						label="Pays"
						options={offered.map(({ name }) => ({ value: name, label: name }))}
						autoComplete="country-name"
					/>
				</div>
			)}
			<TextArea
				{...field("deliveryNotes")}
				label={terms.notes}
				optional
				hint={isPickup ? "Qui vient, véhicule, heure d'arrivée…" : "Digicode, quai de déchargement, horaires…"}
				maxLength={1000}
			/>
		</fieldset>
	);
}

/**
 * Puts a saved address into the form, or empties it for another one. The complement of a saved address goes into the
 * delivery notes, where an order has room for it, unless the shopper has written notes of their own.
 */
export function fillAddress(
	form: UseFormReturn<CheckoutValues>,
	chosen: Address | null,
	addresses: readonly Address[],
): void {
	const { isSubmitted } = form.formState;
	const notes = form.getValues("deliveryNotes").trim();
	const isOwn = notes !== "" && !addresses.some(({ additionalInfo }) => additionalInfo === notes);
	const { street, postalCode, city, country } = chosen ?? NO_ADDRESS;
	form.setValue(
		"address",
		{ street, postalCode, city, country: countryOf(country)?.name ?? country },
		{ shouldValidate: isSubmitted },
	);
	if (!isOwn) form.setValue("deliveryNotes", chosen?.additionalInfo ?? "");
}
