"use client";

import { type enterOrder, quoteOrder } from "@confiserie/domain/contract/admin-orders";
import type { ChannelProduct } from "@confiserie/domain/contract/channels";
import type { AnswerOf } from "@confiserie/domain/contract/operation";
import type { makeQuote, QuoteRequest } from "@confiserie/domain/contract/quotes";
import type { FoundCustomer } from "@confiserie/domain/contract/staff-order";
import { toCents } from "@confiserie/domain/money";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { NO_BUSINESS, sentBusiness, typedBusiness } from "@/features/account/company";
import { type EditFormState, useEditForm } from "@/features/admin/kit";
import { chosenDelivery, type DeliveryPreference, requestedDelivery } from "@/features/shop/checkout";
import { ApiProblem, call } from "@/lib/api";
import { useChannelChoice } from "./channel-choice";
import { findProduct, quotePrice } from "./prices";
import { lineFaults } from "./problems";
import { boxesOf, contactOf, EMPTY_ORDER, isTooDear, unitCents } from "./values";

/** With what the form of an order or a quote begins. */
export interface EntryStart {
	values: QuoteRequest;
	customer: FoundCustomer | null;
	channelId: string | null;
	/** Those of its lines. */
	products: readonly ChannelProduct[];
}

export const EMPTY_ENTRY: EntryStart = { values: EMPTY_ORDER, customer: null, channelId: null, products: [] };

/** The same for an existing customer, at their address. */
export const entryFor = (customer: FoundCustomer): EntryStart => ({
	...EMPTY_ENTRY,
	customer,
	values: { ...EMPTY_ORDER, orderData: { ...EMPTY_ORDER.orderData, ...contactOf(customer) } },
});

export const TOO_DEAR = "Un prix du catalogue au plus est attendu.";

const BUYERS = {
	account: undefined,
	company: typedBusiness({ ...NO_BUSINESS, purchaseOrder: "", costCentre: "" }),
	person: null,
};
/** For whom an order is: the company of the account where there is one, one that is typed, or the customer privately. */
export type EntryBuyer = keyof typeof BUYERS;

interface EntryOptions<O extends typeof enterOrder | typeof makeQuote> {
	start: EntryStart;
	/** Said of an unknown error. */
	failure: string;
	onEntered: (answer: AnswerOf<O>) => void;
}

/** An order or a quote that staff enters: customer, channel, products, and the total computed by the server. */
export function useEntry<O extends typeof enterOrder | typeof makeQuote>(
	operation: O,
	{ start, failure, onEntered }: EntryOptions<O>,
) {
	const client = useQueryClient();
	const [customer, setCustomer] = useState(start.customer);
	const [products, setProducts] = useState(start.products);
	const { channels, channel, choose } = useChannelChoice(start.channelId);
	// A quote is asked for as an order is, with its terms besides.
	const entering = operation as typeof makeQuote;
	const linesOf = (items: QuoteRequest["orderData"]["items"]) =>
		items.flatMap((item) => {
			const product = products.find(({ productId }) => productId === item.productId);
			return product ? [{ item, product }] : [];
		});
	const form: EditFormState<QuoteRequest> = useEditForm(entering, {
		start: start.values,
		changes: "everything",
		failure,
		// A draft would lack the products of its lines.
		isSecret: true,
		sends: ({ orderData, ...values }) => ({
			...values,
			customerId: customer?.id ?? null,
			channelId: channel?.id ?? null,
			invite: customer === null && (values.invite ?? false),
			orderData: {
				...orderData,
				business: orderData.business && sentBusiness(orderData.business),
				items: linesOf(orderData.items).map((line) => ({ ...line.item, unitPrice: unitCents(line) })),
				// By the option whose price is on the screen.
				delivery: quote && chosenDelivery(quote, { delivery }),
			},
		}),
		check: ({ orderData }) =>
			Object.fromEntries(
				linesOf(orderData.items).map((line, at) => [
					`orderData.items.${at}.agreedUnitPrice`,
					isTooDear(line) && TOO_DEAR,
				]),
			),
		save: async (sent) => {
			// What is on screen may still be the price before the last key; this waits for the one of these lines.
			const total = toCents((await client.ensureQueryData(pricing)).totalWithShipping);
			return call(entering, { body: { ...sent, orderData: { ...sent.orderData, total } } });
		},
		onRefused: (problem) => {
			if (problem.code === "PRICE_CHANGED") {
				void client.invalidateQueries({ queryKey: [quoteOrder.key] });
				reprice(payerId);
			}
			return lineFaults(
				problem,
				lines.map(({ item }) => item),
				(at) => `orderData.items.${at}.quantity`,
			);
		},
		onSaved: (answer) => onEntered(answer as AnswerOf<O>),
	});
	const { isDirty, isSubmitting } = form.formState;
	const { address, business, items, delivery: chosen } = form.watch("orderData");
	const lines = linesOf(items);
	const { optionId, surchargeIds = [], day = null } = chosen ?? {};
	const delivery: DeliveryPreference = { ...(optionId !== undefined && { optionId }), surchargeIds, day };
	/** Whether all lines are whole boxes at prices that can be read. */
	const isPriced = lines.length > 0 && lines.every((line) => boxesOf(line.item) > 0 && !isTooDear(line));
	/** At whose company's prices. */
	const payerId = business === null ? undefined : customer?.id;
	const latestReprice = useRef(0);
	const reprice = (customerId: string | undefined) => {
		if (!channel) return;
		latestReprice.current += 1;
		const turn = latestReprice.current;
		const found = products.map((product) => findProduct({ channelId: channel.id, customerId }, product));
		// Where they cannot be read, the server says that a price is another one.
		void Promise.all(found).then(
			(fresh) => {
				// Those of a customer who was chosen before may come last.
				if (turn === latestReprice.current)
					setProducts((current) => current.map((product) => fresh.find(isSame(product)) ?? product));
			},
			() => undefined,
		);
	};
	const setItems = (next: typeof items) => {
		form.clearErrors("orderData.items");
		form.setValue("orderData.items", next, { shouldDirty: true });
	};
	const requested = requestedDelivery({ country: "", ...address }, delivery);
	const asked = items.map(({ productId, quantity, agreedUnitPrice = null }) => ({
		...{ productId, quantity, agreedUnitPrice },
	}));
	const pricing = queryOptions({
		// Not under the area: an order that was sent is not priced again.
		queryKey: [quoteOrder.key, channel?.id, payerId, asked, requested],
		queryFn: ({ signal }) =>
			quotePrice({ items: asked, channelId: channel?.id ?? null, customerId: payerId ?? null, ...requested }, signal),
		retry: false,
	});
	const { data, error } = useQuery({ ...pricing, enabled: isPriced, placeholderData: keepPreviousData });
	const isUndeliverable = isPriced && error instanceof ApiProblem && error.code === "NO_DELIVERY_OPTION";
	/** What it costs now; undefined while it holds nothing, and where nothing delivers it. */
	const quote = isPriced && !isUndeliverable ? data : undefined;
	return {
		form,
		customer,
		/** Another customer may have other prices. */
		setCustomer: (next: FoundCustomer | null) => {
			setCustomer(next);
			form.setValue("orderData", { ...form.getValues("orderData"), ...contactOf(next) }, { shouldDirty: true });
			form.clearErrors();
			reprice(business === null ? undefined : next?.id);
		},
		payerId,
		buyer: (business === null ? "person" : business ? "company" : "account") satisfies EntryBuyer,
		setBuyer: (next: EntryBuyer) => {
			form.setValue("orderData.business", BUYERS[next], { shouldDirty: true });
			reprice(next === "person" ? undefined : customer?.id);
		},
		channels,
		channel,
		changeChannel: (id: string) => {
			choose(id);
			setItems([]);
		},
		lines,
		add: (product: ChannelProduct) => {
			if (lines.some(({ item }) => item.productId === product.productId)) return;
			setProducts([...products.filter((one) => !isSame(product)(one)), product]);
			const { productId, name: productName } = product;
			setItems([...items, { productId, productName, quantity: 1, agreedUnitPrice: null }]);
		},
		remove: (id: string) => setItems(items.filter(({ productId }) => productId !== id)),
		quote,
		/** Why nothing delivers it there, in words. */
		refusal: isUndeliverable ? error.message : null,
		delivery,
		setDelivery: (next: DeliveryPreference) => form.setValue("orderData.delivery", next, { shouldDirty: true }),
		isUnsaved: isDirty && !isSubmitting,
	};
}
export type Entry = ReturnType<typeof useEntry>;

const isSame =
	({ productId }: ChannelProduct) =>
	(other: ChannelProduct | undefined): other is ChannelProduct =>
		other?.productId === productId;
