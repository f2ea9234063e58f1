"use client";

import type { FoundCustomer } from "@confiserie/domain/contract/staff-order";
import { toCents } from "@confiserie/domain/money";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { chosenDelivery, type DeliveryPreference, wishedDelivery } from "@/features/checkout";
import type { Buyer } from "@/features/company";
import { ApiProblem } from "@/lib/api";
import { resolverOf } from "@/lib/form-resolver";
import { callQuote, repriced } from "./calls";
import { useChannelChoice } from "./channel-choice";
import { lineProblems, showRefusal } from "./problems";
import {
	agreedCents,
	boxesOf,
	contactOf,
	EMPTY_ORDER,
	orderOf,
	type StaffLine,
	type StaffOrderValues,
	validateContact,
} from "./values";

/** With what the form of an order or a quote begins. */
export interface EntryStart {
	values: StaffOrderValues;
	customer: FoundCustomer | null;
	channelId: string | null;
	lines: StaffLine[];
}

export const EMPTY_ENTRY: EntryStart = { values: EMPTY_ORDER, customer: null, channelId: null, lines: [] };

/** Said where a line has no price yet. */
const UNPRICED = "Ajoutez au moins un produit, en cartons entiers, à un prix du catalogue au plus.";

/** The same for an existing customer, at their address. */
export function entryFor(customer: FoundCustomer): EntryStart {
	return { ...EMPTY_ENTRY, customer, values: { ...EMPTY_ORDER, ...contactOf(customer) } };
}

/** Draft of a staff order: customer, channel, products, and the total computed by the server. */
export function useEntry(start: EntryStart = EMPTY_ENTRY) {
	const client = useQueryClient();
	const [customer, setCustomer] = useState(start.customer);
	const { channels, channel, choose } = useChannelChoice(start.channelId);
	const [lines, setLines] = useState(start.lines);
	const [problems, setProblems] = useState<Record<string, string>>({});
	const [delivery, setDelivery] = useState<DeliveryPreference>({ surchargeIds: [], day: null });
	const form = useForm<StaffOrderValues>({ defaultValues: start.values, resolver: resolverOf(validateContact) });
	const { isSubmitting, isDirty } = form.formState;
	const items = lines.map((line) => ({
		productId: line.product.productId,
		quantity: boxesOf(line),
		agreedUnitPrice: agreedCents(line),
	}));
	/** Whether all lines are whole boxes at prices that can be read. */
	const isPriced = items.length > 0 && lines.every((line) => boxesOf(line) > 0 && !Number.isNaN(agreedCents(line)));
	const [street, postalCode, city, country] = form.watch(["street", "postalCode", "city", "country"]);
	const [buyer, setBuyer] = useState(start.values.buyer);
	/** At whose company's prices. */
	const payerId = buyer === "person" ? undefined : customer?.id;
	const reprice = (id: string | undefined) => {
		if (!channel || lines.length === 0) return;
		// Where they cannot be read, the server says that a price is another one.
		void repriced(lines, channel.id, id).then(
			(products) =>
				setLines((current) =>
					current.map((line) => ({ ...line, product: products.get(line.product.productId) ?? line.product })),
				),
			() => undefined,
		);
	};
	const wish = wishedDelivery({ street, postalCode, city, country }, delivery);
	const pricing = queryOptions({
		queryKey: ["staff-order", "quote", channel?.id, payerId, items, wish],
		queryFn: ({ signal }) =>
			callQuote({ items, channelId: channel?.id ?? null, customerId: payerId ?? null, ...wish }, signal),
		retry: false,
	});
	const { data: quote, error } = useQuery({ ...pricing, enabled: isPriced, placeholderData: keepPreviousData });
	// What is on screen may still be the price before the last key; this waits for the one of these lines.
	const totalCents = async () => toCents((await client.ensureQueryData(pricing)).totalWithShipping);
	const isUndeliverable = isPriced && error instanceof ApiProblem && error.code === "NO_DELIVERY_OPTION";
	return {
		form,
		customer,
		/** Another customer may have other prices. */
		setCustomer: (next: FoundCustomer | null) => {
			setCustomer(next);
			reprice(buyer === "person" ? undefined : next?.id);
		},
		payerId,
		setBuyer: (next: Buyer) => {
			setBuyer(next);
			form.setValue("buyer", next, { shouldDirty: true });
			reprice(next === "person" ? undefined : customer?.id);
		},
		channels,
		channel,
		changeChannel: (id: string) => {
			choose(id);
			setLines([]);
			setProblems({});
		},
		lines,
		setLines,
		problems,
		/** What it costs now; undefined while it holds nothing, and where nothing delivers it. */
		quote: isPriced && !isUndeliverable ? quote : undefined,
		/** Why nothing delivers it there, in words. */
		refusal: isUndeliverable ? error.message : null,
		delivery,
		setDelivery,
		/** Sends the request and shows why it was refused; `fault` refuses it here, `failure` is said of an unknown error. */
		submit: (
			send: (order: ReturnType<typeof orderOf>) => Promise<void>,
			{ failure, fault }: { failure: string; fault?: string | null },
		) =>
			form.handleSubmit(async (values) => {
				setProblems({});
				const message = isPriced ? fault : UNPRICED;
				if (message) return form.setError("root", { message });
				try {
					await send(
						orderOf(values, lines, {
							customerId: customer?.id ?? null,
							channelId: channel?.id ?? null,
							// By the option whose price is on the screen.
							delivery: quote && chosenDelivery(quote, { delivery }),
							total: await totalCents(),
						}),
					);
					void client.invalidateQueries({ queryKey: ["admin"] });
				} catch (cause) {
					setProblems(lineProblems(cause));
					showRefusal(cause, form.setError, failure);
				}
			}),
		isUnsaved: (isDirty || lines !== start.lines) && !isSubmitting,
	};
}
export type Entry = ReturnType<typeof useEntry>;
