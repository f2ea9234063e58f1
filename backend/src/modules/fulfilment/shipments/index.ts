export {
	type CarrierAccess,
	changeCarrierAccount,
	openCarrier,
	readCarrierAccount,
} from "./carrier/account";
export type { Booking, CarrierNews, ShippingCarrier } from "./carrier/carrier";
export { carrierTracking } from "./carrier/carrier-tracking";
export { consignmentOf, senderOf } from "./carrier/consignment";
export {
	endLabel,
	isAllDelivered,
	type LabelRow,
	labelInForce,
	noteBooking,
	noteNews,
	orderOfNews,
	reserveLabel,
} from "./carrier/labels";
export { cancelPickup, checkPickup, listPickups, requestPickup } from "./carrier/pickups";
export { newsOf } from "./carrier/sendcloud-news";
export { labelPdf } from "./pdf/label-pdf";
export { transportNotePdf } from "./pdf/transport-note-pdf";
export { readShipment, shipmentsOf } from "./read-shipments";
export { serializeTracking, type TrackingColumns } from "./tracking";
export { writeShipment } from "./write-shipment";
