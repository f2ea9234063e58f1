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
import type { ApiProblem } from "@/lib/api";
import { refusalOf } from "@/lib/form-problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CheckField as Check } from "@/ui/check-field";
import { PrintNotice } from "@/ui/print-notice";
import { LinePreviewTable } from "./line-preview";
import { NotifyField } from "./notify-field";
import { currentOrder, useOrderCache } from "./use-order-cache";

/** Recipient, address and billing of an order. After a concurrent change the input stays, beside the stored values. */
export function ContactForm({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
	const { show, refreshOthers } = useOrderCache();
	const wasCompany = order.business !== null;
	const [isCompany, setCompany] = useState(wasCompany);
	const [preview, setPreview] = useState<LinePreview | null>(null);
	// The order as the administrator saw it.
	const version = useRef(order.version);
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
			version: version.current,
			...(preview && { fingerprint: preview.fingerprint }),
		}),
		onRefused: (problem) => {
			const shown = unconfirmed(problem);
			setPreview(shown);
			const current = currentOrder(problem);
			if (current) {
				version.current = current.version;
				show(current);
			}
			return shown !== null;
		},
		done: "Coordonnées corrigées",
		onSaved: (fresh) => {
			show(fresh);
			onClose();
			void refreshOthers();
		},
	});
	const { errors, isSubmitting, dirtyFields } = form.formState;
	isBillingTouched.current = JSON.stringify(dirtyFields.business ?? {}).includes("true");
	const problem = refusalOf(errors);
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
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
			{problem && (
				<Banner tone="error" title={problem}>
					{form.reload && <Stored order={order} />}
				</Banner>
			)}
			<PrintNotice>
				<RecipientFields field={field} notes={addressTerms(isPickup(order.delivery)).notes} />
				<Check
					label="Commande d'une entreprise"
					checked={isCompany}
					onChange={({ target }) => setCompany(target.checked)}
				/>
				{isCompany && <BusinessFields {...field("business")} />}
			</PrintNotice>
			<NotifyField {...field("notifyCustomer")} />
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

/** The effect of the correction on delivery and VAT, which is confirmed first. */
function unconfirmed(problem: ApiProblem): LinePreview | null {
	return problem.code === "CORRECTION_UNCONFIRMED" ? linePreviewResultSchema.parse(problem.current) : null;
}
