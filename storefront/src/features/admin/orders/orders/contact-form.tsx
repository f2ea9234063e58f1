"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import {
	correctOrderContact,
	type LinePreview,
	linePreviewResultSchema,
} from "@confiserie/domain/contract/order-corrections";
import { addressTerms, isPickup } from "@confiserie/domain/delivery/delivery-words";
import { useRef, useState } from "react";
import { NO_BUSINESS, sentBusiness, typedBusiness } from "@/features/account/company";
import { useEditForm } from "@/features/admin/kit";
import { BusinessFields, RecipientFields } from "@/features/admin/orders/staff-order";
import { DialogForm } from "@/features/admin/shell";
import { CheckField as Check } from "@/ui/check-field";
import { PrintNotice } from "@/ui/print-notice";
import { LinePreviewTable } from "./line-preview";
import { NotifyField } from "./notify-field";
import { useOrderCache } from "./use-order-cache";

/** Recipient, address and billing of an order. After a concurrent change the input stays, beside the stored values. */
export function ContactForm({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
	const { show, showCurrent, refreshOthers } = useOrderCache();
	const wasCompany = order.business !== null;
	const [isCompanyChosen, chooseCompany] = useState<boolean>();
	const isCompany = isCompanyChosen ?? wasCompany;
	const [preview, setPreview] = useState<LinePreview | null>(null);
	const isBillingTouched = useRef(false);
	const form = useEditForm(correctOrderContact, {
		start: contactOf(order),
		params: { id: order.id },
		failure: "Les coordonnées n'ont pas pu être corrigées. Réessayez.",
		// The billing only where it was touched, so that it stays as it is else.
		sends: ({ business, ...values }) => ({
			...values,
			...((isCompany !== wasCompany || isBillingTouched.current) && {
				business: isCompany ? sentBusiness(business ?? {}) : null,
			}),
			...(preview && { fingerprint: preview.fingerprint }),
		}),
		onRefused: (problem) => {
			const isUnconfirmed = problem.code === "CORRECTION_UNCONFIRMED";
			// The effect on delivery and VAT is confirmed first.
			setPreview(isUnconfirmed ? linePreviewResultSchema.parse(problem.current) : null);
			const current = showCurrent(problem);
			if (current) form.catchUp(contactOf(current));
			return isUnconfirmed;
		},
		done: "Coordonnées corrigées",
		onSaved: (fresh) => {
			show(fresh);
			onClose();
			void refreshOthers();
		},
	});
	const { isSubmitting, dirtyFields } = form.formState;
	isBillingTouched.current = JSON.stringify(dirtyFields.business ?? {}).includes("true");
	const { field, submit } = form;
	if (preview)
		return (
			<LinePreviewTable
				preview={preview}
				isBusy={isSubmitting}
				onBack={() => setPreview(null)}
				onConfirm={() => submit()}
			/>
		);
	return (
		<DialogForm
			state={form.formState}
			onSubmit={submit}
			onClose={onClose}
			submitLabel="Enregistrer la correction"
			busyLabel="Correction…"
			refused={form.reload && <Stored order={order} />}
		>
			<PrintNotice>
				<RecipientFields field={field} notes={addressTerms(isPickup(order.delivery)).notes} />
				<Check
					label="Commande d'une entreprise"
					checked={isCompany}
					onChange={({ target }) => chooseCompany(target.checked)}
				/>
				{isCompany && <BusinessFields {...field("business")} />}
			</PrintNotice>
			<NotifyField {...field("notifyCustomer")} />
		</DialogForm>
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

const contactOf = (order: AdminOrderDetail) => ({
	firstName: order.customerFirstName,
	lastName: order.customerLastName,
	phone: order.customerPhone,
	address: {
		street: order.deliveryStreet,
		postalCode: order.deliveryPostalCode,
		city: order.deliveryCity,
		country: order.deliveryCountry,
	},
	deliveryNotes: order.deliveryNotes ?? "",
	business: typedBusiness(order.business ?? { ...NO_BUSINESS, purchaseOrder: "", costCentre: "" }),
	version: order.version,
	notifyCustomer: false,
});
