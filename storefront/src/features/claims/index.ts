export { customersClaims, guestsClaims } from "./calls";
export { ClaimStateBadge } from "./claim-state-badge";
export { ClaimTalk } from "./claim-talk";
export { OrderClaims } from "./order-claims";
