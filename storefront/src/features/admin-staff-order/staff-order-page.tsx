"use client";

import type { StaffOrderResult } from "@confiserie/domain/contract/staff-order";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useKey } from "@/features/admin-payments";
import { AdminHeader } from "@/features/admin-shell";
import { callEnter } from "./calls";
import { EntryParts } from "./entry-parts";
import { OrderEntered } from "./order-entered";
import { PaymentPart } from "./payment-part";
import { lineProblems, showRefusal } from "./problems";
import { useEntry } from "./use-entry";
import { orderOf } from "./values";

/** /admin/orders/new: an order that staff enters for a customer on the telephone, then what became of it. */
export function StaffOrderPage() {
	const [entered, setEntered] = useState<StaffOrderResult | null>(null);
	return (
		<>
			<AdminHeader
				title="Nouvelle commande"
				subtitle="Prise au téléphone ou au comptoir, pour un client"
				crumbs={[{ label: "Commandes", href: "/admin/orders" }, { label: "Nouvelle commande" }]}
			/>
			{entered ? (
				<OrderEntered result={entered} onNext={() => setEntered(null)} />
			) : (
				<StaffOrderForm onEntered={setEntered} />
			)}
		</>
	);
}

function StaffOrderForm({ onEntered }: { onEntered: (result: StaffOrderResult) => void }) {
	const client = useQueryClient();
	const keyOf = useKey();
	const entry = useEntry();
	const { form, customer, channel, lines, quote, isPriced, setProblems } = entry;
	const submit = form.handleSubmit(async (values) => {
		setProblems({});
		if (!isPriced) return form.setError("root", { message: "Ajoutez au moins un produit, en cartons entiers." });
		try {
			const order = orderOf(values, lines, {
				customerId: customer?.id ?? null,
				channelId: channel?.id ?? null,
				total: await entry.totalCents(),
			});
			const result = await callEnter({ ...order, requestId: keyOf(order) });
			void client.invalidateQueries({ queryKey: ["admin"] });
			onEntered(result);
		} catch (cause) {
			setProblems(lineProblems(cause));
			showRefusal(cause, form.setError, "La commande n'a pas pu être enregistrée. Réessayez.");
		}
	});
	return (
		<form
			method="post"
			noValidate
			onSubmit={submit}
			className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]"
		>
			<EntryParts entry={entry} />
			<PaymentPart form={form} quote={quote} />
		</form>
	);
}
