import { BUSINESS_LIMITS } from "@confiserie/domain/business/business";
import { ADDRESS_COUNTRIES, ADDRESS_LIMITS } from "@confiserie/domain/customers/address";
import { postalCodeDoubt } from "@confiserie/domain/customers/city";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import type { CompanyField } from "./company-values";

const COUNTRIES = ADDRESS_COUNTRIES.map(({ name }) => ({ value: name, label: name }));

interface CompanyFieldsProps {
	/** Registers a field with the surrounding form. */
	field: (name: CompanyField) => UseFormRegisterReturn & { id?: string; error: string | null };
	/** What a field holds now. */
	typed: (name: CompanyField) => string;
	/** True where a company must be given. */
	isRequired?: boolean;
	/** True where name and numbers can be read alone. */
	isFixed?: boolean;
}

/** Name, numbers and billing address of a company. */
export function CompanyFields({ field, typed, isRequired = false, isFixed = false }: CompanyFieldsProps) {
	return (
		<>
			<TextField
				{...field("company")}
				label="Raison sociale"
				optional={!isRequired}
				readOnly={isFixed}
				autoComplete="organization"
				maxLength={BUSINESS_LIMITS.company}
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					{...field("registration")}
					label="SIREN ou SIRET"
					optional
					readOnly={isFixed}
					inputMode="numeric"
					maxLength={BUSINESS_LIMITS.registration}
				/>
				<TextField
					{...field("vatNumber")}
					label="TVA intracommunautaire"
					optional
					readOnly={isFixed}
					maxLength={BUSINESS_LIMITS.vatNumber}
				/>
			</div>
			<fieldset className="flex flex-col gap-5">
				<legend className="mb-3 font-semibold">Adresse de facturation de l'entreprise, si elle diffère</legend>
				<TextField
					{...field("street")}
					label="Numéro et rue"
					optional
					autoComplete="billing street-address"
					maxLength={ADDRESS_LIMITS.street}
				/>
				<div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
					<TextField
						{...field("postalCode")}
						label="Code postal"
						optional
						autoComplete="billing postal-code"
						maxLength={ADDRESS_LIMITS.postalCode}
					/>
					<TextField
						{...field("city")}
						label="Ville"
						optional
						autoComplete="billing address-level2"
						maxLength={ADDRESS_LIMITS.city}
					/>
				</div>
				<p role="status" className="text-sm text-prune empty:hidden">
					{postalCodeDoubt(typed("country"), typed("postalCode"))}
				</p>
				<Select {...field("country")} label="Pays" options={COUNTRIES} autoComplete="billing country-name" />
			</fieldset>
		</>
	);
}
