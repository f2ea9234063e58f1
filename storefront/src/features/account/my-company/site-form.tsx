"use client";

import { DEFAULT_COUNTRY } from "@confiserie/domain/cart/checkout-form";
import { COMPANY_LIMITS } from "@confiserie/domain/company/spending";
import type { CompanySite, OwnCompany } from "@confiserie/domain/contract/companies";
import { addCompanySite, changeCompanySite } from "@confiserie/domain/contract/companies";
import { ADDRESS_COUNTRIES, ADDRESS_LIMITS, addressFaults } from "@confiserie/domain/customers/address";
import { useEffect } from "react";
import { CityHelp } from "@/features/account/addresses";
import { call } from "@/lib/api";
import type { FieldMessages } from "@/lib/form-resolver";
import { useCheckedForm } from "@/lib/use-checked-form";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";

const COUNTRIES = ADDRESS_COUNTRIES.map(({ name }) => ({ value: name, label: name }));
/** One form at a time is open. */
const CITY_ID = "site-ville";

interface Values {
	name: string;
	contactName: string;
	phone: string;
	street: string;
	postalCode: string;
	city: string;
	country: string;
	accessNote: string;
}
const FIELDS = ["name", "street", "postalCode", "city", "country", "contactName", "phone", "accessNote"] as const;

interface SiteFormProps {
	/** Null for a new one. */
	site: CompanySite | null;
	onSaved: (company: OwnCompany) => void;
	onCancel: () => void;
}

/** Adding or editing a delivery site, in its place on the page. */
export function SiteForm({ site, onSaved, onCancel }: SiteFormProps) {
	const { form, submit, isBusy, refusal, field } = useCheckedForm<Values>({
		values: valuesOf(site),
		validate: faultsOf,
		fields: FIELDS,
		send: async ({ street, postalCode, city, country, ...values }) => {
			const body = { ...values, address: { street, postalCode, city, country } };
			onSaved(
				await (site ? call(changeCompanySite, { params: { id: site.id }, body }) : call(addCompanySite, { body })),
			);
		},
		failed: "Le site n'a pas pu être enregistré. Réessayez dans un instant.",
	});
	const { isSubmitted } = form.formState;
	const { setFocus } = form;
	useEffect(() => setFocus("name"), [setFocus]);
	const setCity = (city: string) => form.setValue("city", city, { shouldValidate: isSubmitted });
	const label = site ? `Modifier le site ${site.name}` : "Nouveau site";
	return (
		<form method="post" noValidate onSubmit={submit} aria-label={label} className="mt-3 flex flex-col gap-5">
			<TextField {...field("name")} label="Nom du site" maxLength={COMPANY_LIMITS.siteName} autoComplete="off" />
			<TextField {...field("street")} label="Numéro et rue" maxLength={ADDRESS_LIMITS.street} />
			<div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
				<TextField {...field("postalCode")} label="Code postal" maxLength={ADDRESS_LIMITS.postalCode} />
				<TextField {...field("city")} id={CITY_ID} label="Ville" maxLength={ADDRESS_LIMITS.city} />
			</div>
			<CityHelp
				cityId={CITY_ID}
				postalCode={form.watch("postalCode")}
				city={form.watch("city")}
				country={form.watch("country")}
				onFill={setCity}
				onPick={(city) => {
					setCity(city);
					setFocus("city");
				}}
			/>
			<Select {...field("country")} label="Pays" options={COUNTRIES} />
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					{...field("contactName")}
					label="Contact sur place"
					optional
					maxLength={COMPANY_LIMITS.contactName}
				/>
				<TextField {...field("phone")} label="Téléphone du site" optional inputMode="tel" maxLength={30} />
			</div>
			<TextArea
				{...field("accessNote")}
				label="Accès"
				optional
				hint="Quai, horaires, digicode…"
				maxLength={COMPANY_LIMITS.accessNote}
			/>
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={isBusy} busyLabel="Enregistrement…">
					Enregistrer le site
				</Button>
				<Button variant="ghost" onClick={onCancel}>
					Fermer sans enregistrer
				</Button>
			</div>
		</form>
	);
}

function valuesOf(site: CompanySite | null): Values {
	const { name = "", contactName = "", phone = "", accessNote = "", address } = site ?? {};
	const { street = "", postalCode = "", city = "", country = DEFAULT_COUNTRY } = address ?? {};
	return { name, contactName, phone, street, postalCode, city, country, accessNote };
}

function faultsOf(values: Values): FieldMessages {
	return {
		...(values.name.trim() === "" && { name: "Donnez un nom au site." }),
		...addressFaults({ ...values, additionalInfo: "" }),
	};
}
