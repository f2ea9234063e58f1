/** The address book of an account: Medusa's rows, changed under their customer's lock. */
export { addAddress, insertAddresses } from "./add-address";
export { readAddresses } from "./address-book";
export { changeAddress, makeDefault } from "./change-address";
export { frenchCities } from "./french-cities";
export { removeAddress } from "./remove-address";
