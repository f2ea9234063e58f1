"use client";

import { ADDRESS_COUNTRIES } from "@confiserie/domain/address";
import { searchCustomers } from "@confiserie/domain/contract/customers";
import type { FoundCustomer } from "@confiserie/domain/contract/staff-order";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { CityHelp } from "@/features/addresses";
import type { Buyer } from "@/features/company";
import { EmailDoubt } from "@/features/email-doubt";
import { keyOf } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { PrintNotice } from "@/ui/print-notice";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { BuyerPart } from "./buyer-part";
import { callCustomers } from "./calls";
import { SearchList } from "./search-list";
import { CONTACT_FIELDS, contactOf, EMPTY_ORDER, type STAFF_FIELDS, type StaffOrderValues } from "./values";

const COUNTRIES = ADDRESS_COUNTRIES.map(({ name }) => ({ value: name, label: name }));

interface CustomerPartProps {
	form: UseFormReturn<StaffOrderValues>;
	customer: FoundCustomer | null;
	/** The customer cannot be another one. */
	isFixed?: boolean;
	onCustomer: (customer: FoundCustomer | null) => void;
	onBuyer: (buyer: Buyer) => void;
}

/** The customer of the order: an existing one, or a new one. */
export function CustomerPart({ form, customer, isFixed = false, onCustomer, onBuyer }: CustomerPartProps) {
	const { errors } = form.formState;
	const cityId = useId();
	const text = (name: (typeof STAFF_FIELDS)[number] | "deliveryNotes") => ({
		...form.register(name),
		autoComplete: "off",
		error: errors[name]?.message ?? null,
	});
	const pick = (found: FoundCustomer) => {
		onCustomer(found);
		for (const [field, value] of Object.entries(contactOf(found)))
			form.setValue(field as keyof StaffOrderValues, value, { shouldDirty: true });
		form.clearErrors();
	};
	const forget = () => {
		onCustomer(null);
		for (const field of CONTACT_FIELDS) form.setValue(field, EMPTY_ORDER[field], { shouldDirty: true });
	};
	return (
		<section aria-labelledby="staff-customer" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 id="staff-customer" className="display text-xl">
				Client
			</h2>
			<div className="mt-4 flex flex-col gap-4">
				{customer ? (
					<p className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-dragee px-4 py-2">
						<span className="min-w-0 break-words">
							<strong>{`${customer.firstName} ${customer.lastName}`}</strong> {customer.email}
						</span>
						{!isFixed && (
							<Button variant="secondary" size="sm" onClick={forget}>
								Changer de client
							</Button>
						)}
					</p>
				) : (
					<SearchList
						label="Chercher un client"
						hint="Nom, e-mail ou téléphone. Pour un nouveau client, remplissez simplement la suite."
						queryKey={keyOf(searchCustomers)}
						search={callCustomers}
						keyOf={({ id }) => id}
						show={({ firstName, lastName, email, phone }) => (
							<>
								<strong>{`${firstName} ${lastName}`}</strong>
								<span className="block text-sm wrap-anywhere text-prune">{`${email} ${phone}`}</span>
							</>
						)}
						onPick={pick}
						minimum={2}
					/>
				)}
				<PrintNotice>
					<div className="grid gap-4 sm:grid-cols-2">
						<TextField {...text("firstName")} label="Prénom" />
						<TextField {...text("lastName")} label="Nom" />
						<TextField {...text("email")} type="email" label="E-mail" readOnly={customer !== null} />
						<TextField {...text("phone")} type="tel" label="Téléphone" />
					</div>
					<EmailDoubt email={form.watch("email")} />
					<TextField {...text("street")} label="Numéro et rue" />
					<div className="grid gap-4 sm:grid-cols-[1fr_2fr_1fr]">
						<TextField {...text("postalCode")} label="Code postal" />
						<TextField {...text("city")} id={cityId} label="Ville" />
						<Select {...form.register("country")} label="Pays" options={COUNTRIES} />
					</div>
					<CityHelp
						cityId={cityId}
						postalCode={form.watch("postalCode")}
						city={form.watch("city")}
						country={form.watch("country")}
						onFill={(city) => form.setValue("city", city, { shouldDirty: true })}
						onPick={(city) => {
							form.setValue("city", city, { shouldDirty: true });
							form.setFocus("city");
						}}
					/>
					<TextField {...text("deliveryNotes")} label="Instructions de livraison" optional />
					<BuyerPart form={form} customer={customer} onBuyer={onBuyer} />
				</PrintNotice>
				{!customer && (
					<label className="flex min-h-11 items-center gap-3">
						<input type="checkbox" {...form.register("invite")} className="size-5 shrink-0 accent-framboise" />
						Inviter ce nouveau client à choisir un mot de passe
					</label>
				)}
			</div>
		</section>
	);
}
