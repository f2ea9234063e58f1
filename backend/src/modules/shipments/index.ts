export { labelPdf } from "./pdf/label-pdf";
export { transportNotePdf } from "./pdf/transport-note-pdf";
export { readShipment, shipmentsOf } from "./read-shipments";
export { serializeTracking, type TrackingColumns } from "./tracking";
export { shippableOf, writeShipment } from "./write-shipment";
