export { AddressChoice, knownAddress, type OfferedAddress } from "./address-choice";
export { AddressesPage } from "./addresses-page";
export { CityHelp } from "./city-help";
export { readDeliveryCountries } from "./delivery-countries";
export { saveAddress } from "./save-address";
