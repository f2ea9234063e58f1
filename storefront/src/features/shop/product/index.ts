export { BoxDrawings } from "./box-drawings";
export { type DrawnLayer, PalletDrawing } from "./pallet-drawing";
