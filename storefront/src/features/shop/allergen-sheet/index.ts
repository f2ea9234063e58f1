export { AllergenSheet } from "./allergen-sheet";
export { AllergenSheetPage } from "./allergen-sheet-page";
