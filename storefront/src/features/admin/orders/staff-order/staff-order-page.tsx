"use client";

import { enterOrder } from "@confiserie/domain/contract/admin-orders";
import type { StaffOrderResult } from "@confiserie/domain/contract/staff-order";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AdminHeader } from "@/features/admin/shell";
import { EntryParts } from "./entry-parts";
import { KnownCustomer } from "./known-customer";
import { OrderEntered } from "./order-entered";
import { PaymentPart } from "./payment-part";
import { type EntryStart, useEntry } from "./use-entry";

/** /admin/orders/new: staff enters an order for a customer on the phone; then its result. */
export function StaffOrderPage() {
	const router = useRouter();
	const [entered, setEntered] = useState<StaffOrderResult | null>(null);
	const enterAnother = () => {
		setEntered(null);
		// The next one is for another customer than the address names.
		router.replace("/admin/orders/new");
	};
	return (
		<>
			<AdminHeader
				title="Nouvelle commande"
				subtitle="Prise au téléphone ou au comptoir, pour un client"
				crumbs={[{ label: "Commandes", href: "/admin/orders" }, { label: "Nouvelle commande" }]}
			/>
			{entered ? (
				<OrderEntered result={entered} onNext={enterAnother} />
			) : (
				<KnownCustomer>{(start) => <StaffOrderForm start={start} onEntered={setEntered} />}</KnownCustomer>
			)}
		</>
	);
}

interface StaffOrderFormProps {
	start: EntryStart;
	onEntered: (result: StaffOrderResult) => void;
}

function StaffOrderForm({ start, onEntered }: StaffOrderFormProps) {
	const entry = useEntry(enterOrder, {
		start,
		failure: "La commande n'a pas pu être enregistrée. Réessayez.",
		onEntered,
	});
	return (
		<form
			method="post"
			noValidate
			onSubmit={entry.form.submit}
			className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]"
		>
			<EntryParts entry={entry} />
			<PaymentPart entry={entry} />
		</form>
	);
}
