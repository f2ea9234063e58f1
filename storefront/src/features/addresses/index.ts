export { AddressChoice, knownAddress, type OfferedAddress } from "./address-choice";
export { AddressesPage } from "./addresses-page";
export { callAddresses, callDeliveryCountries, callSaveAddress } from "./calls";
export { CityHelp } from "./city-help";
