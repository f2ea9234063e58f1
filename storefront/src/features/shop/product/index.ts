export { BoxDrawings } from "./box-drawings";
