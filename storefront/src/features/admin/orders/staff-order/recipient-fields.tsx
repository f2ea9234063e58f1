"use client";

import { ADDRESS_COUNTRIES } from "@confiserie/domain/customers/address";
import { type ReactNode, useId } from "react";
import { useWatch } from "react-hook-form";
import { CityHelp } from "@/features/account/addresses";
import { type Bound, ChoiceField, TextField, useBound } from "@/features/admin/kit";
import { TextField as Input } from "@/ui/text-field";

const COUNTRIES = ADDRESS_COUNTRIES.map(({ name }) => ({ value: name, label: name }));

type Name = "firstName" | "lastName" | "phone" | "deliveryNotes";
type Place = `address.${"street" | "postalCode" | "city" | "country"}`;

interface RecipientFieldsProps {
	field: (name: Name | Place) => Bound<string | null | undefined>;
	/** Label of the notes. */
	notes: string;
	/** Beside the name. */
	children?: ReactNode;
}

/** For whom an order is, and where it goes. */
export function RecipientFields({ field, notes, children }: RecipientFieldsProps) {
	const cityId = useId();
	const { value: city, ...cityField } = useBound(field("address.city"));
	const [code, country] = [field("address.postalCode"), field("address.country")];
	const [postalCode, land] = useWatch({ control: code.control, name: [code.name, country.name] });
	return (
		<>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField {...field("firstName")} label="Prénom" />
				<TextField {...field("lastName")} label="Nom" />
				{children}
				<TextField {...field("phone")} type="tel" label="Téléphone" />
			</div>
			<TextField {...field("address.street")} label="Numéro et rue" />
			<div className="grid gap-4 sm:grid-cols-[1fr_2fr_1fr]">
				<TextField {...code} label="Code postal" />
				<Input {...cityField} value={city ?? ""} id={cityId} label="Ville" autoComplete="off" />
				<ChoiceField {...country} label="Pays" options={COUNTRIES} />
			</div>
			<CityHelp
				cityId={cityId}
				postalCode={postalCode}
				city={city ?? ""}
				country={land}
				onFill={cityField.onChange}
				onPick={(picked) => {
					cityField.onChange(picked);
					document.getElementById(cityId)?.focus();
				}}
			/>
			<TextField {...field("deliveryNotes")} label={notes} optional />
		</>
	);
}
