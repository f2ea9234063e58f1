"use client";

import { searchCustomers } from "@confiserie/domain/contract/customers";
import { addressTerms } from "@confiserie/domain/delivery/delivery-words";
import { CheckField, SearchList, TextField } from "@/features/admin/kit";
import { EmailDoubt } from "@/features/shop/email-doubt";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { PrintNotice } from "@/ui/print-notice";
import { BuyerPart } from "./buyer-part";
import { RecipientFields } from "./recipient-fields";
import type { Entry } from "./use-entry";

interface CustomerPartProps {
	entry: Entry;
	/** The customer cannot be another one. */
	isFixed?: boolean;
	/** The goods are fetched. */
	isPickup: boolean;
}

/** The customer of the order: an existing one, or a new one. */
export function CustomerPart({ entry, isFixed = false, isPickup }: CustomerPartProps) {
	const { form, customer, setCustomer } = entry;
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
							<Button variant="secondary" size="sm" onClick={() => setCustomer(null)}>
								Changer de client
							</Button>
						)}
					</p>
				) : (
					<SearchList
						label="Chercher un client"
						hint="Nom, e-mail ou téléphone. Pour un nouveau client, remplissez simplement la suite."
						queryKey={keyOf(searchCustomers)}
						search={async (query, signal) => (await call(searchCustomers, { query: { query }, signal })).content}
						keyOf={({ id }) => id}
						show={({ firstName, lastName, email, phone }) => (
							<>
								<strong>{`${firstName} ${lastName}`}</strong>
								<span className="block text-sm wrap-anywhere text-prune">{`${email} ${phone}`}</span>
							</>
						)}
						onPick={setCustomer}
						minimum={2}
					/>
				)}
				<PrintNotice>
					<RecipientFields field={(name) => form.field(`orderData.${name}`)} notes={addressTerms(isPickup).notes}>
						<TextField {...form.field("orderData.email")} type="email" label="E-mail" readOnly={customer !== null} />
					</RecipientFields>
					<EmailDoubt email={form.watch("orderData.email")} />
					<BuyerPart entry={entry} />
				</PrintNotice>
				{!customer && (
					<CheckField {...form.field("invite")} label="Inviter ce nouveau client à choisir un mot de passe" />
				)}
			</div>
		</section>
	);
}
