import { toCents } from "@confiserie/domain/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** A cart of the Store API as its order needs it. Amounts in cents, as Medusa computed them. */
export interface StoreCart {
	id: string;
	email: string | null;
	isCompleted: boolean;
	salesChannelId: string | null;
	totalCents: number;
	deliveryNotes: string | null;
	/** Prices of a box before promotions. */
	items: { productId: string; boxes: number; unitPriceCents: number }[];
	/** Codes of the promotions that it has, and the typed one among them; null for none. */
	promotions: string[];
	promotionCode: string | null;
	hasDelivery: boolean;
	/** Id of Medusa's shipping option that was chosen. */
	shippingOptionId: string | null;
	address: CartAddress | null;
	sessions: CartSession[];
}
/** As typed into a storefront; what is missing is null. */
interface CartAddress {
	first_name?: string | null;
	last_name?: string | null;
	company?: string | null;
	address_1?: string | null;
	address_2?: string | null;
	city?: string | null;
	postal_code?: string | null;
	country_code?: string | null;
	phone?: string | null;
}
interface CartSession {
	id: string;
	providerId: string;
	amountCents: number;
	data: Record<string, unknown>;
}

const FIELDS = [
	"id",
	"email",
	"completed_at",
	"sales_channel_id",
	"total",
	"metadata",
	"items.product_id",
	"items.quantity",
	"items.unit_price",
	"promotions.code",
	"promotions.is_automatic",
	"shipping_methods.id",
	"shipping_methods.shipping_option_id",
	"shipping_address.*",
	"payment_collection.payment_sessions.*",
];

/** Reads a cart with its totals, undefined when there is none. */
export async function readCart(scope: MedusaContainer, id: string): Promise<StoreCart | undefined> {
	const query = scope.resolve(ContainerRegistrationKeys.QUERY);
	const { data } = await query.graph({ entity: "cart", fields: FIELDS, filters: { id } });
	const cart: QueriedCart | undefined = data[0];
	if (!cart) return undefined;
	const notes = cart.metadata?.delivery_notes;
	return {
		id: cart.id,
		email: cart.email ?? null,
		isCompleted: Boolean(cart.completed_at),
		salesChannelId: cart.sales_channel_id ?? null,
		totalCents: toCents(Number(cart.total ?? 0)),
		deliveryNotes: typeof notes === "string" ? notes : null,
		items: compact(cart.items).map((item) => ({
			productId: item.product_id ?? "",
			boxes: Number(item.quantity),
			unitPriceCents: toCents(Number(item.unit_price)),
		})),
		promotions: compact(cart.promotions).flatMap(({ code }) => code ?? []),
		promotionCode: compact(cart.promotions).find((promotion) => !promotion.is_automatic)?.code ?? null,
		hasDelivery: compact(cart.shipping_methods).length > 0,
		shippingOptionId: compact(cart.shipping_methods)[0]?.shipping_option_id ?? null,
		address: cart.shipping_address ?? null,
		sessions: compact(cart.payment_collection?.payment_sessions).map((session) => ({
			id: session.id,
			providerId: session.provider_id,
			amountCents: toCents(Number(session.amount)),
			data: session.data ?? {},
		})),
	};
}

/** The cart that a payment collection was made for, undefined for another's. */
export async function cartOfCollection(scope: MedusaContainer, collectionId: string): Promise<string | undefined> {
	const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
		entity: "cart_payment_collection",
		fields: ["cart_id"],
		filters: { payment_collection_id: collectionId },
	});
	const link: { cart_id?: string | null } | undefined = data[0];
	return link?.cart_id ?? undefined;
}

/** As Medusa's query returns it; its generated types exist only where Medusa has run. */
interface QueriedCart {
	id: string;
	email?: string | null;
	completed_at?: Date | string | null;
	sales_channel_id?: string | null;
	total?: unknown;
	metadata?: Record<string, unknown> | null;
	items?: List<{ product_id?: string | null; quantity: unknown; unit_price: unknown }>;
	promotions?: List<{ code?: string | null; is_automatic?: boolean | null }>;
	shipping_methods?: List<{ id: string; shipping_option_id?: string | null }>;
	shipping_address?: CartAddress | null;
	payment_collection?: {
		payment_sessions?: List<{
			id: string;
			provider_id: string;
			amount: unknown;
			data?: Record<string, unknown> | null;
		}>;
	} | null;
}
type List<Item> = readonly (Item | null)[] | null;

const compact = <Item>(list: List<Item> | undefined): Item[] => (list ?? []).flatMap((item) => item ?? []);
