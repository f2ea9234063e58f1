export { CarrierCard } from "./carrier-card";
