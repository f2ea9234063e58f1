import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ChannelProduct } from "@confiserie/domain/contract/channels";
import {
	correctOrderLines,
	type LineCorrection,
	type LinePreview,
	previewOrderCorrection,
} from "@confiserie/domain/contract/order-corrections";
import { toCents } from "@confiserie/domain/money";
import { useState } from "react";
import { type EditFormState, useEditForm } from "@/features/admin/kit";
import { lineFaults } from "@/features/admin/orders/staff-order";
import { call } from "@/lib/api";
import { useOrderCache } from "./use-order-cache";

type Items = LineCorrection["items"];

/**
 * A correction of an order's articles: typed, then shown by the server with its difference, then confirmed as it was shown. What
 * was typed stays whatever is refused; an order that changed meanwhile is shown as it is now, under what was typed.
 */
export function useLineCorrection(order: AdminOrderDetail, onDone: () => void) {
	const { show, showCurrent, refreshOthers } = useOrderCache();
	const [added, setAdded] = useState<readonly ChannelProduct[]>([]);
	const [preview, setPreview] = useState<LinePreview | null>(null);
	const [paymentUrl, setPaymentUrl] = useState<string | null>(null);
	const params = { id: order.id };
	/** Products of the order and added ones, with what is to be ordered of them; none for one that goes. */
	const linesOf = (items: Items) =>
		items.flatMap(({ productId, boxes }) => {
			const item = order.items.find((one) => one.productId === productId);
			if (item) {
				const { productName: name, quantity: was, piecesPerBox, unitPrice } = item;
				return [{ productId, boxes, name, was, piecesPerBox, unitCents: toCents(unitPrice) }];
			}
			const product = added.find((one) => one.productId === productId);
			if (!product) return [];
			const { name, piecesPerBox, prices } = product;
			return [{ productId, boxes, name, was: 0, piecesPerBox, unitCents: toCents(prices.box) }];
		});
	const form: EditFormState<LineCorrection> = useEditForm(correctOrderLines, {
		start: { items: itemsOf(order), fingerprint: "-", version: order.version },
		params,
		failure: "La correction n'a pas pu être faite. Réessayez.",
		sends: ({ items, overrideReason }) => ({
			items: linesOf(items).flatMap(({ productId, boxes }) => (boxes === 0 ? [] : [{ productId, boxes }])),
			fingerprint: preview?.fingerprint ?? "-",
			version: preview?.version ?? order.version,
			...(overrideReason && { overrideReason }),
		}),
		check: ({ items }) => ({
			items: items.some(({ boxes }) => !Number.isInteger(boxes))
				? "Chaque quantité est un nombre entier."
				: JSON.stringify(items) === JSON.stringify(itemsOf(order)) && "Rien n'est changé pour l'instant.",
		}),
		onRefused: (problem) => {
			const current = showCurrent(problem);
			if (current) setItems(merged(current, itemsOf(order), form.getValues("items")));
			setPreview(null);
			return lineFaults(problem, form.getValues("items"), (at) => `items.${at}.boxes`);
		},
		done: "Commande corrigée, le client est prévenu",
		onSaved: (done) => {
			show(done.order);
			if (done.paymentUrl) setPaymentUrl(done.paymentUrl);
			else onDone();
			return refreshOthers();
		},
	});
	const items = form.watch("items");
	const setItems = (next: Items) => {
		form.clearErrors();
		form.setValue("items", next, { shouldDirty: true });
	};
	return {
		form,
		lines: linesOf(items),
		add: (product: ChannelProduct) => {
			if (items.some(({ productId }) => productId === product.productId)) return;
			setAdded([...added, product]);
			setItems([...items, { productId: product.productId, boxes: 1 }]);
		},
		setBoxes: (at: number, boxes: number) =>
			setItems(items.map((item, index) => (index === at ? { ...item, boxes } : item))),
		preview,
		paymentUrl,
		look: form.ask(({ items }) => call(previewOrderCorrection, { params, body: { items } }), setPreview),
		back: () => setPreview(null),
	};
}

const itemsOf = ({ items }: AdminOrderDetail): Items =>
	items.map(({ productId, quantity: boxes }) => ({ productId, boxes }));

/** The lines of an order as it is now with what was typed since they were `before`, and those that were added. */
function merged(order: AdminOrderDetail, before: Items, typed: Items): Items {
	const changed = typed.filter(
		({ productId, boxes }) => !before.some((one) => one.productId === productId && one.boxes === boxes),
	);
	const current = itemsOf(order).map((item) => changed.find(({ productId }) => productId === item.productId) ?? item);
	const isOrdered = (id: string) => current.some(({ productId }) => productId === id);
	return [...current, ...changed.filter(({ productId, boxes }) => !isOrdered(productId) && boxes !== 0)];
}
