export { AddressChoice, knownAddress, type OfferedAddress } from "./address-choice";
export { AddressesPage } from "./addresses-page";
export { callDeliveryCountries, callSaveAddress } from "./calls";
export { CityHelp } from "./city-help";
