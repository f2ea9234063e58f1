export { checkQuickOrder } from "./check-quick-order";
export { priceListPdf } from "./price-list-pdf";
export { writePriceList } from "./price-list-workbook";
export { readOrderFile } from "./read-order-file";
