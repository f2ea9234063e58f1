export { checkQuickOrder } from "./check-quick-order";
export { priceListPdf } from "./price-list-pdf";
export { priceListWorkbook } from "./price-list-workbook";
export { readOrderFile } from "./read-order-file";
export { listUsualProducts } from "./usual-products";
