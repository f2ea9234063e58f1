"use client";

import { ADDRESS_COUNTRIES } from "@confiserie/domain/address";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { CityHelp } from "@/features/addresses";
import { OrderCompanyFields } from "@/features/company";
import { resolverOf } from "@/lib/form-resolver";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CheckField } from "@/ui/check-field";
import { PrintNotice } from "@/ui/print-notice";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { type ContactValues, contactOf, validateContact } from "./contact-values";
import { LinePreviewTable } from "./line-preview";
import { NotifyField } from "./notify-field";
import { useContactCorrection } from "./use-contact-correction";

const COUNTRIES = ADDRESS_COUNTRIES.map(({ name }) => ({ value: name, label: name }));

/** Recipient, address and billing of an order. After a concurrent change the input stays, beside the stored values. */
export function ContactForm({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
	const form = useForm<ContactValues>({ defaultValues: contactOf(order), resolver: resolverOf(validateContact) });
	const { errors, isSubmitting } = form.formState;
	const cityId = useId();
	const { submit, problem, isStale, preview, back } = useContactCorrection(order, form, onClose);
	const text = (name: "firstName" | "lastName" | "phone" | "street" | "postalCode" | "city" | "deliveryNotes") => ({
		...form.register(name),
		autoComplete: "off",
		error: errors[name]?.message ?? null,
	});
	const isCompany = form.watch("isCompany");
	if (preview)
		return <LinePreviewTable preview={preview} isBusy={isSubmitting} onBack={back} onConfirm={() => submit()} />;
	return (
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
			{problem && (
				<Banner tone="error" title={problem}>
					{isStale && <Stored order={order} />}
				</Banner>
			)}
			<PrintNotice>
				<div className="grid gap-4 sm:grid-cols-2">
					<TextField {...text("firstName")} label="Prénom" />
					<TextField {...text("lastName")} label="Nom" />
				</div>
				<TextField {...text("phone")} type="tel" label="Téléphone" />
				<TextField {...text("street")} label="Numéro et rue" />
				<div className="grid gap-4 sm:grid-cols-[1fr_2fr_1fr]">
					<TextField {...text("postalCode")} label="Code postal" />
					<TextField {...text("city")} id={cityId} label="Ville" />
					<Select
						{...form.register("country")}
						label="Pays"
						options={COUNTRIES}
						error={errors.country?.message ?? null}
					/>
				</div>
				<CityHelp
					cityId={cityId}
					postalCode={form.watch("postalCode")}
					city={form.watch("city")}
					country={form.watch("country")}
					onFill={(city) => form.setValue("city", city)}
					onPick={(city) => {
						form.setValue("city", city);
						form.setFocus("city");
					}}
				/>
				<TextField {...text("deliveryNotes")} label="Instructions de livraison" optional />
				<CheckField {...form.register("isCompany")} label="Commande d'une entreprise" />
				{isCompany && (
					<OrderCompanyFields
						typed={(name) => form.watch(`company.${name}`)}
						field={(name) => ({
							...form.register(`company.${name}`),
							autoComplete: "off",
							error: form.getFieldState(`company.${name}`, form.formState).error?.message ?? null,
						})}
					/>
				)}
			</PrintNotice>
			<NotifyField
				isNotified={form.watch("isNotified")}
				onChange={(isNotified) => form.setValue("isNotified", isNotified)}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={onClose}>
					Annuler
				</Button>
				<Button type="submit" busy={isSubmitting} busyLabel="Correction…">
					Enregistrer la correction
				</Button>
			</div>
		</form>
	);
}

/** The order's stored values, shown when the form was opened on an older version. */
function Stored({ order }: { order: AdminOrderDetail }) {
	const { deliveryStreet, deliveryPostalCode, deliveryCity, deliveryCountry } = order;
	return (
		<>
			{`Enregistré maintenant\u00a0: ${order.customerFirstName} ${order.customerLastName}, ${deliveryStreet}, ${deliveryPostalCode} ${deliveryCity}, ${deliveryCountry}, ${order.customerPhone}. Votre saisie est gardée\u00a0: enregistrez-la pour la mettre à la place.`}
		</>
	);
}
