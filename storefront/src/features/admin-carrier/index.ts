export { useCarrierAccount } from "./calls";
export { CarrierCard } from "./carrier-card";
