export { ClaimsPage } from "./claims-page";
export { OrderClaimsCard } from "./order-claims-card";
