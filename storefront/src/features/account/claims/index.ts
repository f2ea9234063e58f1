export { ClaimStateBadge } from "./claim-state-badge";
export { ClaimTalk } from "./claim-talk";
export { customersClaims, guestsClaims } from "./claims-of";
export { OrderClaims } from "./order-claims";
