import * as activity from "./activity";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

/** What the team changed, as the audit log keeps it. */
export const ACTIVITY = documented(activity, {
	answers: {
		JsonValue: shape(activity.auditValueSchema, "CONFIRMED"),
		ActivityList: shape(activity.activityListSchema, {
			content: [
				{
					id: 241,
					at: SAMPLE.at,
					actorId: SAMPLE.customerId,
					actorEmail: "admin@exemple.fr",
					action: "order.updated",
					entity: "order",
					entityId: SAMPLE.orderId,
					label: SAMPLE.orderNumber,
					changes: { status: { from: "CONFIRMED", to: "PREPARING" } },
				},
			],
			last: true,
		}),
	},
	groups: {
		"Administration : commandes": {
			listActivity: {
				summary: "Lister ce que les administrateurs ont changé",
				query: {
					size: "10",
					before: "240",
					query: "rembours",
					entity: "order",
					from: "2026-11-01",
					to: "2026-11-30",
				},
			},
		},
	},
});
