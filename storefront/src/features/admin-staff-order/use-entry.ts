"use client";

import type { FoundCustomer } from "@confiserie/domain/contract/staff-order";
import { toCents } from "@confiserie/domain/money";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { chosenDelivery, type DeliveryPreference, wishedDelivery } from "@/features/checkout";
import { ApiProblem } from "@/lib/api";
import { resolverOf } from "@/lib/form-resolver";
import { callQuote, repriced } from "./calls";
import { useChannelChoice } from "./channel-choice";
import {
	agreedCents,
	boxesOf,
	contactOf,
	EMPTY_ORDER,
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
export const UNPRICED = "Ajoutez au moins un produit, en cartons entiers, à un prix du catalogue au plus.";

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
	const isPriced = items.length > 0 && lines.every((line) => boxesOf(line) > 0 && !Number.isNaN(agreedCents(line)));
	const [street, postalCode, city, country] = form.watch(["street", "postalCode", "city", "country"]);
	const wish = wishedDelivery({ street, postalCode, city, country }, delivery);
	const pricing = queryOptions({
		queryKey: ["staff-order", "quote", channel?.id, customer?.id, items, wish],
		queryFn: ({ signal }) =>
			callQuote({ items, channelId: channel?.id ?? null, customerId: customer?.id ?? null, ...wish }, signal),
		retry: false,
	});
	const { data: quote, error } = useQuery({ ...pricing, enabled: isPriced, placeholderData: keepPreviousData });
	const isUndeliverable = isPriced && error instanceof ApiProblem && error.code === "NO_DELIVERY_OPTION";
	return {
		form,
		customer,
		/** Another customer may have other prices. */
		setCustomer: (next: FoundCustomer | null) => {
			setCustomer(next);
			if (!channel || lines.length === 0) return;
			// Where they cannot be read, the server says that a price is another one.
			void repriced(lines, channel.id, next?.id).then(
				(products) =>
					setLines((current) =>
						current.map((line) => ({ ...line, product: products.get(line.product.productId) ?? line.product })),
					),
				() => undefined,
			);
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
		setProblems,
		/** Whether all lines are whole boxes at prices that can be read. */
		isPriced,
		/** What it costs now; undefined while it holds nothing, and where nothing delivers it. */
		quote: isPriced && !isUndeliverable ? quote : undefined,
		/** Why nothing delivers it there, in words. */
		refusal: isUndeliverable ? error.message : null,
		delivery,
		setDelivery,
		/** As it is sent, by the option whose price is on the screen. */
		chosenDelivery: quote && chosenDelivery(quote, { delivery }),
		/** Cents of the whole. What is on screen may still be the price before the last key; this waits for the one of these lines. */
		totalCents: async () => toCents((await client.ensureQueryData(pricing)).totalWithShipping),
		isUnsaved: (isDirty || lines !== start.lines) && !isSubmitting,
	};
}
export type Entry = ReturnType<typeof useEntry>;
