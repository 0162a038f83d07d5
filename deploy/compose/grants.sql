-- Each service makes its own database, jahrring_<tool>.
GRANT ALL PRIVILEGES ON `jahrring\_%`.* TO 'jahrring'@'%';
