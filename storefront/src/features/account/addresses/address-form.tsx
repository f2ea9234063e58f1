"use client";

import type { Address } from "@confiserie/domain/contract/addresses";
import { ADDRESS_COUNTRIES, ADDRESS_LIMITS, type AddressField, countryOf } from "@confiserie/domain/customers/address";
import { useEffect } from "react";
import { type DraftPlace, useFormDraft } from "@/lib/form-draft";
import { useCheckedForm } from "@/lib/use-checked-form";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { PrintNotice } from "@/ui/print-notice";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { CityHelp } from "./city-help";
import { type AddressValues, formValues, validateAddress } from "./form-values";

const FIELDS = ["street", "postalCode", "city", "country", "additionalInfo"] as const;
const COUNTRIES = ADDRESS_COUNTRIES.map(({ name }) => ({ value: name, label: name }));
/** One form at a time is open. */
const CITY_ID = "adresse-ville";

export interface AddressFormProps {
	/** The address to edit; null for a new one. */
	address: Address | null;
	/** Storage key of the draft while the session has ended. */
	draft: DraftPlace;
	/** False where the choice is made already: the first address and the default one. */
	offersDefault: boolean;
	/** Rejects with the server's refusal: the form shows it and preserves the input. */
	onSave: (values: AddressValues) => Promise<void>;
	onCancel: () => void;
}

/** Adding or editing an address, in its place on the page. */
export function AddressForm({ address, draft, offersDefault, onSave, onCancel }: AddressFormProps) {
	const { form, submit, isBusy, refusal, errorOf } = useCheckedForm<AddressValues>({
		values: formValues(address),
		validate: validateAddress,
		fields: FIELDS,
		send: onSave,
		failed: "L'adresse n'a pas pu être enregistrée. Réessayez dans un instant.",
	});
	const { isSubmitted } = form.formState;
	useFormDraft(draft, form, FIELDS);
	const { setFocus } = form;
	useEffect(() => setFocus("street"), [setFocus]);
	const field = (name: AddressField) => ({
		// A postal code is right or wrong for a country.
		...form.register(name, name === "country" && isSubmitted ? { deps: "postalCode" } : {}),
		error: errorOf(name),
	});
	const text = (name: AddressField) => ({ ...field(name), maxLength: ADDRESS_LIMITS[name] });
	const country = countryOf(form.watch("country"));
	return (
		// post: a submit before the script has started must not put the address into the URL.
		<form
			method="post"
			noValidate
			onSubmit={submit}
			aria-label={address ? "Modifier l'adresse" : "Nouvelle adresse"}
			className="flex flex-col gap-5 rounded-card border border-trait bg-white p-5 shadow-card sm:p-6"
		>
			<h2 className="display text-xl">{address ? "Modifier l'adresse" : "Nouvelle adresse"}</h2>
			<PrintNotice>
				<TextField {...text("street")} label="Numéro et rue" autoComplete="address-line1" />
				<TextField
					{...text("additionalInfo")}
					label="Complément d'adresse"
					hint="Société, bâtiment, étage, digicode…"
					optional
					autoComplete="address-line2"
				/>
				<div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
					<TextField
						{...text("postalCode")}
						label="Code postal"
						placeholder={country && `ex. ${country.example}`}
						inputMode={country?.code === "NL" ? "text" : "numeric"}
						autoComplete="postal-code"
					/>
					<TextField {...text("city")} id={CITY_ID} label="Ville" autoComplete="address-level2" />
				</div>
				<CityHelp
					cityId={CITY_ID}
					postalCode={form.watch("postalCode")}
					city={form.watch("city")}
					country={form.watch("country")}
					onFill={(city) => form.setValue("city", city, { shouldValidate: isSubmitted })}
					onPick={(city) => {
						form.setValue("city", city, { shouldValidate: isSubmitted });
						setFocus("city");
					}}
				/>
			</PrintNotice>
			<Select {...field("country")} label="Pays" options={COUNTRIES} autoComplete="country-name" />
			{offersDefault && (
				<label className="flex min-h-11 items-center gap-3">
					<input type="checkbox" {...form.register("isDefault")} className="size-5 accent-framboise" />
					Utiliser comme adresse par défaut
				</label>
			)}
			{/* Beside the button: on a phone the top of the form is out of view. */}
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={isBusy} busyLabel="Enregistrement…">
					Enregistrer l'adresse
				</Button>
				<Button variant="ghost" onClick={onCancel}>
					Fermer sans enregistrer
				</Button>
			</div>
		</form>
	);
}
