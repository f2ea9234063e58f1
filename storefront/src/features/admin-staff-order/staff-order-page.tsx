"use client";

import type { FoundCustomer, StaffOrderResult } from "@confiserie/domain/contract/staff-order";
import { toCents } from "@confiserie/domain/money";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useKey } from "@/features/admin-payments";
import { AdminHeader } from "@/features/admin-shell";
import { resolverOf } from "@/lib/form-resolver";
import { UnsavedGuard } from "@/ui/unsaved-guard";
import { callEnter, callQuote } from "./calls";
import { ChannelChoice, useChannelChoice } from "./channel-choice";
import { CustomerPart } from "./customer-part";
import { LinesPart } from "./lines-part";
import { OrderEntered } from "./order-entered";
import { PaymentPart } from "./payment-part";
import { lineProblems, showRefusal } from "./problems";
import { boxesOf, EMPTY_ORDER, orderOf, type StaffLine, type StaffOrderValues, validateContact } from "./values";

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
	const [customer, setCustomer] = useState<FoundCustomer | null>(null);
	const { channels, channel, choose } = useChannelChoice();
	const [lines, setLines] = useState<StaffLine[]>([]);
	const [problems, setProblems] = useState<Record<string, string>>({});
	const form = useForm<StaffOrderValues>({ defaultValues: EMPTY_ORDER, resolver: resolverOf(validateContact) });
	const { isSubmitting, isDirty } = form.formState;
	const items = lines.map((line) => ({ productId: line.product.productId, quantity: boxesOf(line) }));
	const isPriced = items.length > 0 && items.every(({ quantity }) => quantity > 0);
	const pricing = queryOptions({
		queryKey: ["staff-order", "quote", channel?.id, items],
		queryFn: ({ signal }) => callQuote({ items, channelId: channel?.id ?? null }, signal),
	});
	const { data: quote } = useQuery({ ...pricing, enabled: isPriced, placeholderData: keepPreviousData });
	const changeChannel = (id: string) => {
		choose(id);
		setLines([]);
		setProblems({});
	};
	const submit = form.handleSubmit(async (values) => {
		setProblems({});
		if (!isPriced) return form.setError("root", { message: "Ajoutez au moins un produit, en cartons entiers." });
		try {
			// What is on screen may still be the price before the last key; this waits for the one of these boxes.
			const { totalWithShipping } = await client.ensureQueryData(pricing);
			const order = orderOf(values, lines, {
				customerId: customer?.id ?? null,
				channelId: channel?.id ?? null,
				total: toCents(totalWithShipping),
			});
			const result = await callEnter({ ...order, requestId: keyOf(order) });
			void client.invalidateQueries({ queryKey: ["admin"] });
			onEntered(result);
		} catch (cause) {
			setProblems(lineProblems(cause));
			showRefusal(cause, form.setError);
		}
	});
	return (
		<form
			method="post"
			noValidate
			onSubmit={submit}
			className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]"
		>
			<UnsavedGuard isDirty={(isDirty || lines.length > 0) && !isSubmitting} />
			<div className="flex min-w-0 flex-col gap-6">
				<CustomerPart form={form} customer={customer} onCustomer={setCustomer} />
				<LinesPart channelId={channel?.id} lines={lines} onLines={setLines} problems={problems}>
					<ChannelChoice channels={channels} channel={channel} onChannel={changeChannel} />
				</LinesPart>
			</div>
			<PaymentPart form={form} quote={isPriced ? quote : undefined} />
		</form>
	);
}
