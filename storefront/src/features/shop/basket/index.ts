export { FollowAccount } from "./follow-account";
