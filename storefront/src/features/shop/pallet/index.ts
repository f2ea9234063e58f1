export { PalletPage } from "./pallet-page";
