"use client";

import { PHONE_COUNTRIES } from "@confiserie/domain/customers/phone";
import { Controller } from "react-hook-form";
import { COMPANY_FIELDS, CompanyFields, companyPath, companyRequest, companyValues } from "@/features/account/company";
import { EmailDoubt } from "@/features/shop/email-doubt";
import { PhoneField } from "@/features/shop/phone";
import { preferNetPrices } from "@/lib/net-prices";
import { useCheckedForm } from "@/lib/use-checked-form";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { EmailField } from "@/ui/email-field";
import { PrintNotice } from "@/ui/print-notice";
import { TextField } from "@/ui/text-field";
import { PasswordField } from "./password-field";
import { StrengthMeter } from "./strength-meter";
import { useSession } from "./use-session";
import { type RegisterValues, validateRegister } from "./validation";

const FIELDS = [
	"firstName",
	"lastName",
	"email",
	"phoneNumber",
	"password",
	...COMPANY_FIELDS.map((field) => `company.${field}` as const),
] as const;
const EMPTY: RegisterValues = {
	firstName: "",
	lastName: "",
	email: "",
	phoneNumber: PHONE_COUNTRIES[0].dialCode,
	password: "",
	confirmation: "",
	isCompany: false,
	company: companyValues(null),
};

/** First name, last name, email, phone, password, confirmation with strength. Source: accounts spec §2, §5. */
export function RegisterForm({ onDone }: { onDone?: () => void }) {
	const { register: createAccount } = useSession();
	const { form, submit, isBusy, refusal, errorOf } = useCheckedForm<RegisterValues>({
		values: EMPTY,
		validate: validateRegister,
		fields: FIELDS,
		pathOf: companyPath,
		send: async ({ confirmation: _, isCompany, company, ...account }) => {
			await createAccount(isCompany ? { ...account, business: companyRequest(company) } : account);
			if (isCompany) preferNetPrices();
			onDone?.();
		},
		failed: "Erreur lors de l'inscription",
	});
	const field = (name: "firstName" | "lastName" | "email" | "password" | "confirmation") => ({
		...form.register(name, name === "password" ? { deps: form.formState.isSubmitted ? "confirmation" : [] } : {}),
		error: errorOf(name),
	});
	return (
		// post: a submit before the script has started must not put the password into the address.
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<PrintNotice>
				<div className="grid gap-5 sm:grid-cols-2">
					<TextField {...field("firstName")} label="Prénom" autoComplete="given-name" />
					<TextField {...field("lastName")} label="Nom" autoComplete="family-name" />
				</div>
			</PrintNotice>
			<EmailField {...field("email")} label="Email" />
			<EmailDoubt email={form.watch("email")} />
			<Controller
				control={form.control}
				name="phoneNumber"
				render={({ field: { ref, value, onChange, onBlur } }) => (
					<PhoneField
						inputRef={ref}
						value={value}
						onChange={onChange}
						onBlur={onBlur}
						error={errorOf("phoneNumber") ?? undefined}
					/>
				)}
			/>
			<PasswordField
				{...field("password")}
				label="Mot de passe"
				hint="8 caractères au moins. Une phrase courte se retient bien."
				autoComplete="new-password"
			/>
			<StrengthMeter password={form.watch("password")} />
			<PasswordField {...field("confirmation")} label="Confirmation du mot de passe" autoComplete="new-password" />
			<label className="flex min-h-11 items-center gap-3">
				<input type="checkbox" {...form.register("isCompany")} className="size-5 shrink-0 accent-framboise" />
				J'achète pour une entreprise ou une association
			</label>
			{form.watch("isCompany") && (
				<CompanyFields
					isRequired
					typed={(name) => form.watch(`company.${name}`)}
					field={(name) => ({
						...form.register(`company.${name}`),
						error: errorOf(`company.${name}`),
					})}
				/>
			)}
			<Button type="submit" size="lg" busy={isBusy} busyLabel="Création du compte…">
				Créer mon compte
			</Button>
		</form>
	);
}
