/** Tables about things: what is sold, at what price, from where, and how the shop is set up. */
export const OF_THINGS: readonly RegExp[] = [
	/^(product|image|import|price|inventory|promotion|currency|search)(_(?!review)|$)/,
	/^(region|tax|store|sales_channel|stock_location|stock_hold|geo_zone|service_zone|shipping|fulfillment_set)(_|$)/,
	/^(channel_terms|reservation_item|sale_terms|shop_setting|ordering_setting|billing_(series|archive|start)|order_invariant|company_(terms|pricing|price)|payment_reminder|lot|lot_movement|lot_removal|goods_receipt|stock_count|stock_count_line)$/,
	/^content_(page|page_version|image|redirect|seo)$/,
	/^(cart|order)_(line_item|shipping_method)(_|$)/,
	/^order_(book_line|correction|batch|batch_item|item|summary|transaction|credit_line|outbox|cart|shipping|promotion|withdrawal_line|complaint_line|line_refund_item|shipment_line|shipment_package|received_return|received_return_line)$/,
	/^(credit_line|fulfillment_item|cart_promotion|application_method_.*|rbac_.*|customer_group(_customer)?|.*_rbac_role)$/,
	/^(return_reason|refund_reason|notification_provider|property_label|locking|public_change)$/,
	/^(backup_record|shop_alert|shop_alert_notice|link_module_migrations|mikro_orm_migrations|script_migrations)$/,
	/^(publishable_api_key_sales_channel|location_fulfillment_(provider|set)|webhook_endpoint|channel_key|api_key)$/,
	// Messages to other programs contain orders and products, and no personal data (ADR 27).
	/^webhook_delivery$/,
	// Medusa stores a workflow's input until it has ended.
	/^workflow_execution$/,
];

/** Keys of rows, and Medusa's exact form of an amount beside it. */
export const OF_A_KEY = /^((.*_)?ids?|raw_.*)$/;

/** Columns that only say of what sort a row is, in what state, or by which secret: nothing without the row itself. */
export const OF_A_ROW =
	/^((.*_)?(code|currency|status|state|type|kind|hash|token|number|iso_2)|locale|provider|channel|task|purpose|source|template|subject|reference|provider_reference|idempotency_key|entity|action|key|series|event|events|leads_to|fingerprint|placed_by|created_by|changed_by|revoked_by|issued_by|requested_by|confirmed_by|declined_by|canceled_by|marked_shipped_by|zone)$/;

/** Names that say that a person is meant, whichever table they stand in. */
export const OF_A_PERSON =
	/(e_?mail|first_?name|last_?name|full_?name|nick_?name|surname|phone|mobile|street|address|^city|_city|postal|zip|birth|gender|company|vat_number|siren|siret|registration|iban|(^|_)ip($|_)|user_?agent|author|recipient|contact|person|signature|(^|_)notes?$|comment|message$|reason$|avatar|free_text)/;

/** Columns that look like a person's, or like nothing known, and are not: looked at one by one. */
export const LOOKED_AT: Readonly<Record<string, readonly string[]>> = {
	// The shop's own places, and where it delivers.
	stock_location_address: ["address_1", "address_2", "company", "city", "phone", "postal_code", "province"],
	geo_zone: ["city", "postal_expression"],
	// Of the shop, of a program, or of a sort.
	webhook_endpoint: ["paused_because"],
	carrier_account: ["carrier", "public_key", "sealed_key"],
	order_shipment_label: ["carrier_name", "delivered_parcels"],
	lot: ["block_reason"],
	goods_receipt: ["delivery_note"],
	lot_removal: ["reason"],
	stock_count: ["reason"],
	product_import_image: ["address_hash"],
	carrier_pickup: ["carrier_name", "from_time", "until_time", "instructions", "refusal"],
	buyer_review: ["product_name"],
	sales_quote: ["payment", "replaces", "replaced_by"],
	order_claim_item: ["reason"],
	order_complaint: ["remedy"],
	manual_payment: ["means"],
	payment_refund: ["cause"],
	order_book: ["delivery", "dispatch_by", "delivered_from", "approval", "promotions", "mixed_pallets"],
	company_approval: ["decided_by"],
	company_invitation: ["invited_by"],
	saved_list: ["shared_by"],
	order_book_history: ["act"],
	auth_verification: ["code_provider"],
};
