export { customersPapers, fetchGoodsPaper, guestsPapers, staffsPapers } from "./calls";
export { DownloadPaper } from "./download-paper";
export { GoodsPapers } from "./goods-papers";
export { OrderPapers } from "./order-papers";
export { SaveButton } from "./save-button";
