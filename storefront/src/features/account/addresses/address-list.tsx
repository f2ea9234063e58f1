"use client";

import type { Address } from "@confiserie/domain/contract/addresses";
import { MAXIMUM_ADDRESSES } from "@confiserie/domain/customers/address";
import { type CountryCode, undeliverable } from "@confiserie/domain/delivery/delivery-area";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/features/account/auth";
import { hasDraft } from "@/lib/form-draft";
import { ActionNotice } from "@/ui/action-notice";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { AddressCard } from "./address-card";
import { AddressForm } from "./address-form";
import type { AddressValues } from "./form-values";
import type { useAddressBook } from "./use-address-book";
import { ADD_BUTTON_ID, cardId, useFocusNext } from "./use-focus-next";

const NEW = "new";

interface AddressListProps {
	context: ReturnType<typeof useAddressBook>;
	addresses: Address[];
	deliveryCountries: readonly CountryCode[];
}

/** The addresses as cards; one of them, or a new one, is a form while it is being written. */
export function AddressList({ context, addresses, deliveryCountries }: AddressListProps) {
	const { user } = useSession();
	const draftOf = (id: string) => ({ form: `address:${id}`, owner: user?.id ?? "" });
	// A form that the end of the session closed opens again with what was typed.
	const [openForm, setOpenForm] = useState(
		() => [NEW, ...addresses.map(({ id }) => id)].find((id) => hasDraft(draftOf(id))) ?? null,
	);
	const [announcement, setAnnouncement] = useState("");
	const focusNext = useFocusNext();
	const isFull = addresses.length >= MAXIMUM_ADDRESSES;
	// An address that another tab deletes takes its form with it.
	const isWriting = openForm === NEW || addresses.some(({ id }) => id === openForm);

	const close = (address: Address | null) => {
		focusNext(address ? cardId(address.id) : ADD_BUTTON_ID);
		setOpenForm(null);
	};
	const save = async (address: Address | null, values: AddressValues) => {
		const saved = await context.save(address?.id ?? null, values);
		setAnnouncement(address ? "Adresse modifiée." : "Adresse ajoutée.");
		close(saved);
	};
	const form = (address: Address | null) => (
		<AddressForm
			address={address}
			draft={draftOf(address?.id ?? NEW)}
			offersDefault={addresses.length > 0 && !address?.isDefault}
			onSave={(values) => save(address, values)}
			onCancel={() => close(address)}
		/>
	);
	const add = (
		<Button id={ADD_BUTTON_ID} disabled={isFull} onClick={() => setOpenForm(NEW)}>
			<Plus aria-hidden="true" className="size-5" />
			Ajouter une adresse
		</Button>
	);
	return (
		<>
			<p role="status" className="sr-only">
				{announcement}
			</p>
			{context.problem && (
				<Banner tone="error" title={context.problem.title}>
					{context.problem.detail}
				</Banner>
			)}
			{context.removed && (
				<ActionNotice
					key={context.removed.id}
					actionLabel="Annuler"
					onAction={async () => {
						const restored = await context.restore();
						if (restored) focusNext(cardId(restored.id));
					}}
				>
					{`L'adresse « ${context.removed.street || context.removed.city} » a été supprimée.`}
				</ActionNotice>
			)}
			{addresses.length === 0 && !isWriting && (
				<EmptyState title="Aucune adresse enregistrée" action={add}>
					Enregistrez vos lieux de livraison pour les retrouver ici.
				</EmptyState>
			)}
			{openForm === NEW && form(null)}
			{addresses.length > 0 && (
				<>
					{openForm !== NEW && (
						<div className="flex flex-wrap items-center gap-3">
							{add}
							{isFull && (
								<p className="text-sm text-prune">Votre carnet compte {MAXIMUM_ADDRESSES} adresses : il est plein.</p>
							)}
						</div>
					)}
					<ul className="grid gap-4 sm:grid-cols-2">
						{addresses.map((address) => (
							<li key={address.id} className={openForm === address.id ? "min-w-0 sm:col-span-2" : "min-w-0"}>
								{openForm === address.id ? (
									form(address)
								) : (
									<AddressCard
										address={address}
										refusal={undeliverable(address, deliveryCountries)}
										isBusy={context.busyId === address.id}
										onEdit={() => setOpenForm(address.id)}
										onMakeDefault={async () => {
											if (await context.makeDefault(address)) {
												setAnnouncement("Adresse par défaut changée.");
												focusNext(cardId(address.id));
											}
										}}
										onDelete={() => context.remove(address)}
									/>
								)}
							</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}
