/* The least a server can do to tell a crowd: takes so many connections, and at each line of its input says "ack"
 * and sends them all the same bytes, one after the other. Its port is the first line that it says. */
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

int main(int count, char **given) {
  if (count != 3) return 2;
  int crowd = atoi(given[1]), length = atoi(given[2]), on = 1;
  char *bytes = malloc(length);
  int *sockets = malloc(crowd * sizeof *sockets);
  memset(bytes, 'x', length);

  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof address;
  int door = socket(AF_INET, SOCK_STREAM, 0);
  if (bind(door, (struct sockaddr *)&address, size) || listen(door, 4096)) return 1;
  getsockname(door, (struct sockaddr *)&address, &size);
  setvbuf(stdout, NULL, _IOLBF, 0);
  printf("%d\n", ntohs(address.sin_port));

  for (int i = 0; i < crowd; i++) {
    sockets[i] = accept(door, NULL, NULL);
    setsockopt(sockets[i], IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  }
  for (int sign; (sign = getchar()) != EOF;) {
    if (sign != '\n') continue;
    puts("ack");
    for (int i = 0; i < crowd; i++) send(sockets[i], bytes, length, MSG_NOSIGNAL);
  }
}
