/** Columns by their Postgres type, each type's names apart by a space. */
type Columns = Readonly<Record<string, string>>;

/** What the statements of each room name of Medusa's tables. The boot compares all of it with the database. */
export const MEDUSA_SCHEMA: Readonly<Record<string, Readonly<Record<string, Columns>>>> = {
	accounts: {
		auth_identity: { text: "id", jsonb: "app_metadata", timestamptz: "updated_at deleted_at" },
		provider_identity: {
			text: "id provider entity_id auth_identity_id",
			jsonb: "user_metadata provider_metadata",
			timestamptz: "updated_at deleted_at",
		},
		customer: {
			text: "id email first_name last_name phone company_name created_by",
			bool: "has_account",
			timestamptz: "created_at updated_at deleted_at",
		},
		user: { text: "id email first_name last_name", timestamptz: "updated_at deleted_at" },
		customer_address: {
			text: "id customer_id address_1 address_2 city postal_code country_code",
			bool: "is_default_shipping",
			timestamptz: "created_at updated_at deleted_at",
		},
		customer_group: { text: "id name", timestamptz: "updated_at deleted_at" },
		customer_group_customer: { text: "id customer_id customer_group_id", timestamptz: "deleted_at" },
		api_key: {
			text: "id title redacted type created_by revoked_by",
			timestamptz: "created_at updated_at revoked_at deleted_at",
		},
		invite: { text: "email", bool: "accepted", jsonb: "metadata", timestamptz: "expires_at deleted_at" },
		notification: { text: "to", jsonb: "provider_data", timestamptz: "created_at" },
		account_holder: { text: "id" },
		customer_account_holder: { varchar: "customer_id account_holder_id" },
		auth_mfa_factor: { text: "id auth_identity_id provider status", timestamptz: "deleted_at" },
		auth_mfa_recovery_code: { text: "auth_identity_id", timestamptz: "deleted_at" },
	},
	carts: {
		cart: { text: "id customer_id email shipping_address_id billing_address_id", timestamptz: "updated_at deleted_at" },
		cart_line_item: { text: "cart_id", timestamptz: "updated_at deleted_at" },
		cart_address: { text: "id" },
		cart_promotion: { varchar: "cart_id" },
		cart_payment_collection: { varchar: "cart_id payment_collection_id", timestamptz: "deleted_at" },
		payment_session: { text: "id payment_collection_id", timestamptz: "deleted_at" },
	},
	inventory: {
		inventory_item: { text: "id sku title description", int4: "weight" },
		inventory_level: {
			text: "id inventory_item_id location_id",
			numeric: "stocked_quantity reserved_quantity incoming_quantity",
			jsonb: "raw_stocked_quantity raw_reserved_quantity raw_incoming_quantity",
			timestamptz: "updated_at deleted_at",
		},
		reservation_item: {
			text: "id inventory_item_id location_id line_item_id external_id",
			numeric: "quantity",
			jsonb: "raw_quantity",
			bool: "allow_backorder",
			timestamptz: "created_at updated_at deleted_at",
		},
	},
	products: {
		product: {
			text: "id title handle description status thumbnail collection_id",
			float4: "weight",
			timestamptz: "created_at updated_at deleted_at",
		},
		image: { text: "id url product_id", int4: "rank", timestamptz: "deleted_at" },
		product_collection: { text: "id title handle", timestamptz: "updated_at deleted_at" },
		product_tag: { text: "id value", timestamptz: "deleted_at" },
		product_tags: { text: "product_id product_tag_id" },
		product_category: {
			text: "id handle name description mpath parent_category_id",
			bool: "is_active is_internal",
			int4: "rank",
			jsonb: "metadata",
			timestamptz: "updated_at deleted_at",
		},
		product_category_product: { text: "product_id product_category_id" },
		product_option: { text: "id title", bool: "is_exclusive" },
		product_option_value: { text: "id value option_id" },
		product_product_option: { text: "id product_id product_option_id" },
		product_product_option_value: { text: "id product_product_option_id product_option_value_id" },
		product_variant: {
			text: "id title sku ean product_id",
			float4: "weight",
			bool: "manage_inventory allow_backorder",
			int4: "variant_rank",
		},
		product_variant_option: { text: "variant_id option_value_id" },
		product_variant_inventory_item: { varchar: "id variant_id inventory_item_id", numeric: "required_quantity" },
		product_variant_price_set: { varchar: "id variant_id price_set_id", timestamptz: "deleted_at" },
		product_sales_channel: { varchar: "id product_id sales_channel_id", timestamptz: "deleted_at" },
		product_shipping_profile: { varchar: "id product_id shipping_profile_id" },
		price_set: { text: "id" },
		price_list: { text: "id title description type status", int4: "rules_count", timestamptz: "starts_at ends_at" },
		price_list_rule: { text: "id price_list_id attribute", jsonb: "value" },
		price: {
			text: "id price_set_id price_list_id currency_code",
			int4: "rules_count",
			numeric: "amount min_quantity max_quantity",
			jsonb: "raw_amount raw_min_quantity raw_max_quantity",
			timestamptz: "deleted_at",
		},
		tax_rate_rule: { text: "id tax_rate_id reference reference_id" },
	},
	orders: {
		order: {
			text: "id custom_display_id email customer_id shipping_address_id billing_address_id",
			order_status_enum: "status",
			int4: "version",
			jsonb: "metadata",
			timestamptz: "canceled_at updated_at deleted_at",
		},
		order_item: {
			text: "order_id item_id",
			int4: "version",
			numeric: `quantity unit_price fulfilled_quantity shipped_quantity delivered_quantity return_requested_quantity
				return_received_quantity return_dismissed_quantity written_off_quantity`,
			timestamptz: "deleted_at",
		},
		order_line_item: { text: "id product_id variant_id", numeric: "unit_price", timestamptz: "deleted_at" },
		order_shipping: { text: "order_id shipping_method_id", int4: "version", timestamptz: "deleted_at" },
		order_shipping_method: { text: "id", numeric: "amount" },
		order_address: {
			text: "id first_name last_name company phone address_1 address_2 city postal_code",
			jsonb: "metadata",
		},
		fulfillment_label: {
			text: "id tracking_number tracking_url label_url fulfillment_id",
			timestamptz: "deleted_at",
		},
		order_fulfillment: { varchar: "order_id fulfillment_id", timestamptz: "deleted_at" },
		fulfillment_address: {
			text: "id first_name last_name company phone address_1 address_2 city postal_code",
			jsonb: "metadata",
		},
		fulfillment: {
			text: "id created_by delivery_address_id",
			jsonb: "metadata",
			timestamptz: "created_at updated_at shipped_at delivered_at canceled_at deleted_at",
		},
	},
	shop: {
		region: { text: "currency_code", timestamptz: "deleted_at" },
		tax_rate: { timestamptz: "deleted_at" },
		stock_location: { text: "id name", timestamptz: "deleted_at" },
		sales_channel: { text: "id name", bool: "is_disabled", timestamptz: "created_at updated_at deleted_at" },
		sales_channel_stock_location: { varchar: "id sales_channel_id stock_location_id" },
		store: { text: "id default_sales_channel_id", timestamptz: "created_at deleted_at" },
		shipping_option: { timestamptz: "deleted_at" },
	},
	promotions: {
		promotion: {
			text: "id code type status",
			bool: "is_tax_inclusive is_automatic",
			int4: "limit used",
			timestamptz: "created_at updated_at deleted_at",
		},
		promotion_application_method: {
			text: "id promotion_id type target_type allocation currency_code",
			numeric: "value",
			jsonb: "raw_value",
			int4: "apply_to_quantity buy_rules_min_quantity",
			timestamptz: "created_at updated_at",
		},
	},
	locks: { locking: { text: "id owner_id", timestamptz: "expiration" } },
	payments: {
		payment: { text: "id provider_id payment_collection_id", timestamptz: "captured_at updated_at deleted_at" },
		payment_collection: { text: "id status", timestamptz: "deleted_at" },
		order_payment_collection: { varchar: "order_id payment_collection_id", timestamptz: "deleted_at" },
		capture: { text: "payment_id created_by", numeric: "amount", timestamptz: "created_at deleted_at" },
		refund: { text: "id payment_id note created_by", numeric: "amount", timestamptz: "created_at deleted_at" },
	},
};

/** Unique keys of Medusa that decide between two requests at the same moment. */
export const MEDUSA_KEYS: readonly { table: string; columns: readonly string[] }[] = [
	{ table: "provider_identity", columns: ["entity_id", "provider"] },
	{ table: "customer", columns: ["email", "has_account"] },
	{ table: "user", columns: ["email"] },
	{ table: "order", columns: ["custom_display_id"] },
	{ table: "inventory_level", columns: ["inventory_item_id", "location_id"] },
	{ table: "locking", columns: ["id"] },
];

/** Triggers that our migrations put on Medusa's tables. */
export const MEDUSA_TRIGGERS: readonly { table: string; name: string }[] = [
	{ table: "reservation_item", name: "reservation_within_stock" },
	{ table: "inventory_level", name: "product_search_stock_changed" },
	{ table: "inventory_level", name: "product_search_stock_appeared" },
	{ table: "inventory_level", name: "public_change_stock" },
	{ table: "inventory_level", name: "webhook_channel_stock" },
	{ table: "inventory_level", name: "lot_of_level_appeared" },
	{ table: "inventory_level", name: "lot_of_level_moved" },
	{ table: "inventory_level", name: "lot_of_level_gone" },
	{ table: "product", name: "product_packaging_renamed" },
	{ table: "product_category", name: "public_change_categories" },
];
