/** Shown late, and only to customers who avoid allergens: no part of a first load. */
export { AllergenPlaces } from "./allergen-places";
