import { pickingQuerySchema, pickingSchema } from "../picking";
import { SAMPLE, shape } from "./shape";

export const PICKING_QUERIES = {
	PickingQuery: shape(pickingQuerySchema, {
		except: SAMPLE.orderNumber,
		status: "CONFIRMED" as const,
		paymentStatus: "PAID" as const,
		orderNumber: SAMPLE.orderNumber,
		customerEmail: SAMPLE.email,
		channel: SAMPLE.channelId,
		attention: "true" as const,
		from: "2026-11-01",
		to: "2026-11-30",
		city: "Montélimar",
		product: "BAP-FRA-40",
		amountFrom: "20",
		amountTo: "500.50",
		query: "martin",
	}),
};

export const PICKING_ANSWERS = {
	Picking: shape(pickingSchema, {
		products: [
			{
				reference: "BAP-FRA-40",
				name: "Barbe à papa fraise",
				boxes: 59,
				boxesPerLayer: 8,
				boxesPerPallet: 48,
				orders: 2,
				eanUnit: "2000000010014",
				eanBox: "2900000010017",
				lots: [
					{
						id: SAMPLE.lotId,
						code: "L2611",
						durability: "BEST_BEFORE",
						expiresOn: "2027-06-30",
						boxes: 59,
						stocked: 96,
					},
				],
			},
		],
		orders: [
			{
				id: SAMPLE.orderId,
				orderNumber: SAMPLE.orderNumber,
				status: "CONFIRMED",
				paymentStatus: "PARTIAL",
				remainingAmount: 120.5,
				customerName: "Camille Martin",
				postalCode: "26200",
				city: "Montélimar",
				delivery: null,
				boxes: 11,
			},
		],
	}),
};
