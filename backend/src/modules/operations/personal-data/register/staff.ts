import type { Processing } from "./processing";

const TEAM = "le commerçant et son équipe";
const INTEREST = "intérêt légitime (art. 6-1 f)";

/** What is known of people who work for the shop. */
export const STAFF: readonly Processing[] = [
	{
		name: "Administrateurs",
		purpose: "ouvrir l'administration à qui y travaille",
		basis: INTEREST,
		retention: "tant que l'accès est ouvert, puis sans accès",
		seenBy: TEAM,
		columns: {
			user: ["email", "first_name", "last_name", "avatar_url", "metadata"],
			account_staff: ["role"],
			invite: ["email", "metadata"],
			account_list_view: ["list", "name", "query"],
			user_preference: ["value"],
			view_configuration: ["name", "configuration"],
			layout_configuration: ["configuration"],
		},
	},
	{
		name: "Journal des changements",
		purpose: "savoir qui a changé quoi",
		basis: INTEREST,
		retention: "sans limite\u00a0; le nom d'un client effacé en est retiré",
		seenBy: TEAM,
		columns: {
			admin_audit: ["actor_email", "label", "changes"],
			order_book_history: ["actor"],
			order_engine_act: ["actor_email"],
			order_batch: ["actor_email"],
			product_batch: ["actor_email"],
			import_run: ["actor_email"],
			order_correction: ["corrected_by"],
			order_withdrawal: ["decided_by"],
			order_complaint: ["ended_by"],
			order_complaint_message: ["written_by"],
			sales_quote: ["accepted_by"],
			buyer_review: ["decided_by"],
			contact_message: ["handled_by"],
			manual_payment: ["recorded_by"],
			payment_refund: ["requested_by"],
			order_line_refund: ["requested_by"],
			shop_setting: ["changed_by"],
			content_page_version: ["changed_by"],
			content_image: ["changed_by"],
			content_redirect: ["changed_by"],
			content_seo: ["changed_by"],
			goods_receipt: ["received_by", "undone_by"],
			lot_removal: ["removed_by"],
			stock_count: ["counted_by"],
			carrier_pickup: ["requested_by"],
			account_note: ["updated_by"],
		},
	},
];
