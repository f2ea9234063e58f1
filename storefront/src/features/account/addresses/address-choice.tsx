"use client";

import type { Address } from "@confiserie/domain/contract/addresses";
import { type AddressFields, isSameAddress } from "@confiserie/domain/customers/address";
import { type CountryCode, undeliverable } from "@confiserie/domain/delivery/delivery-area";
import { useId } from "react";
import { RadioCard } from "@/ui/radio-card";

/** An address of the customer, or of one of their company's sites. */
export interface OfferedAddress extends Address {
	siteName?: string;
}

export interface AddressChoiceProps {
	addresses: readonly OfferedAddress[];
	/** Delivered to. */
	countries: readonly CountryCode[];
	/** Current address of the form; the matching entry is shown as selected. */
	current: Omit<AddressFields, "additionalInfo">;
	/** Null: another address, to be typed. */
	onChoose: (address: OfferedAddress | null) => void;
}

/** The saved address that equals this one apart from its additional line, which an order does not have. */
export function knownAddress(
	addresses: readonly Address[],
	current: AddressChoiceProps["current"],
): Address | undefined {
	return addresses.find((address) =>
		isSameAddress({ ...address, additionalInfo: "" }, { ...current, additionalInfo: "" }),
	);
}

/** The saved addresses as radios, and another one. Source: spec §2 "Checkout" (saved address is offered). */
export function AddressChoice({ addresses, countries, current, onChoose }: AddressChoiceProps) {
	const name = useId();
	const chosen = knownAddress(addresses, current)?.id ?? null;
	const option = (address: OfferedAddress | null, title: string, text: string) => (
		<RadioCard
			key={address?.id ?? "other"}
			name={name}
			isChosen={chosen === (address?.id ?? null)}
			onChoose={() => onChoose(address)}
		>
			<span className="flex min-w-0 flex-col wrap-anywhere">
				<strong>{title}</strong>
				<span className="text-sm text-prune">{text}</span>
			</span>
		</RadioCard>
	);
	return (
		<fieldset>
			<legend className="mb-2 text-sm font-semibold">Vos adresses enregistrées</legend>
			<div className="grid gap-3 sm:grid-cols-2">
				{addresses.map((address) => {
					const place = `${address.postalCode} ${address.city}, ${address.country}`;
					const { street, siteName } = address;
					const whole = siteName ? `${street}, ${place}` : place;
					return option(
						address,
						siteName ?? street,
						undeliverable(address, countries) ? `${whole} (sans livraison)` : whole,
					);
				})}
				{option(null, "Une autre adresse", "Saisissez-la ci-dessous.")}
			</div>
		</fieldset>
	);
}
