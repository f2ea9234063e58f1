export { DownloadPaper } from "./download-paper";
export { GoodsPapers } from "./goods-papers";
export { OrderPapers } from "./order-papers";
export { customersPapers, guestsPapers, staffsPaper, staffsPapers } from "./papers-of";
export { SaveButton } from "./save-button";
